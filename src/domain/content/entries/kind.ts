/** What an entry is made of beside what all entries have: facts that are the same in both languages, and texts. */
export type Kind<Facts extends object, Texts extends object> = { facts: Facts; texts: Texts };
