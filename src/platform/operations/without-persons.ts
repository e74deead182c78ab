const longest = 200;

/**
 * The reason of a fault without what may name a person: addresses, phones, long numbers, quoted text, and everything in Cyrillic, because
 * our own faults are in English and those of receivers repeat what they were sent.
 */
export function withoutPersons(fault: string): string {
  return fault
    .replace(/[^\s<>"'«»,;:()]+@[^\s<>"'«»,;:()]+/g, '…')
    .replace(/(["'`«“])[^"'`»”]*(["'`»”])/g, '…')
    .replace(/\?[^\s]*/g, '')
    .replace(/\+?\d(?:[\s().-]{0,2}\d){6,}/g, '…')
    .replace(/[\p{Script=Cyrillic}’ʼ-]*\p{Script=Cyrillic}[\p{Script=Cyrillic}’ʼ\s.-]*/gu, '… ')
    .replace(/(?:…[\s,.;:<>()-]*)+/g, '… ')
    .trim()
    .slice(0, longest);
}

export const reasonOf = (fault: unknown): string => withoutPersons(fault instanceof Error ? fault.message : String(fault));
