import { createContext, useContext } from 'react';

/** A secret of one rendering, by which the server knows the inline scripts of our own code from those in a text; the browser has none. */
export const OwnMark = createContext<string | undefined>(undefined);

/** An inline script that runs while the document is parsed: a constant of ours, or one with an address of ours alone. */
export const OwnScript = ({ text }: { text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own code
  <script nonce={useContext(OwnMark)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
);
