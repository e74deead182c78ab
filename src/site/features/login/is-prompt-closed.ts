/** Closing the browser's prompt for a passkey cancels the command: it has not failed. */
export const isPromptClosed = (fault: unknown): boolean => fault instanceof Error && fault.name === 'NotAllowedError';
