import { useMutation } from '@tanstack/react-query';
import { officeProblemOf } from '../../contract/office/office-client.ts';
import { ask } from './ask.ts';
import { interrupt } from './interruption.ts';
import { queries } from './queries.ts';
import { problemOf } from './use-command.ts';

/** Gives a file of flats to the office; where the session has ended, the login opens over the page first. The same file is stored once. */
export function useUpload() {
  const { mutateAsync, isPending, error } = useMutation({
    async mutationFn(file: File) {
      for (;;) {
        try {
          return await ask('POST /office/api/imports/file', { query: { name: file.name }, file, key: crypto.randomUUID() });
        } catch (fault) {
          if (officeProblemOf(fault)?.code !== 'not-logged-in') throw fault;
          await interrupt('login');
        }
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['imports'] }),
  });
  return { upload: (file: File) => mutateAsync(file).catch(() => null), busy: isPending, problem: problemOf(error) };
}
