import { useMutation } from '@tanstack/react-query';
import { officeProblemOf } from '../../contract/office/office-client.ts';
import { interrupt } from './interruption.ts';
import { problemOf } from './use-command.ts';

/** `content` is base64. */
type File = { name: string; content: string };

/**
 * Saves a file that the API answers as text: the office's API answers its own pages alone, and a file of a stranger is never shown by the
 * browser. What is refused or fails is a problem, as of a command; where the session has ended, the login opens over the page first.
 */
export function useFile<Asked>(read: (asked: Asked) => Promise<File>) {
  const { mutateAsync, isPending, error } = useMutation({
    async mutationFn(asked: Asked) {
      for (;;) {
        try {
          return save(await read(asked));
        } catch (fault) {
          if (officeProblemOf(fault)?.code !== 'not-logged-in') throw fault;
          await interrupt('login');
        }
      }
    },
  });
  return {
    /** Resolves when the file is saved, or was refused. */
    saveFile: (asked: Asked): Promise<void> => mutateAsync(asked).catch(() => undefined),
    busy: isPending,
    problem: problemOf(error),
  };
}

function save({ name, content }: File): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
}
