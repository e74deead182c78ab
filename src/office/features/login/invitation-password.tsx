import { useMutation, useQuery } from '@tanstack/react-query';
import type { OfficeProblem } from '../../../contract/office/errors.ts';
import { officeProblemOf } from '../../../contract/office/office-client.ts';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import * as m from '../../paraglide/messages.js';
import { NewPassword } from '../../parts/new-password.tsx';

const problemOf = (fault: unknown): OfficeProblem | null =>
  fault ? (officeProblemOf(fault) ?? { message: m.shell_unreached(), statusCode: 503 }) : null;

type Props = { token: string; email: string; onDone: () => void };

/** The first password of an invited person, whose device has no passkeys. */
export function InvitationPassword({ token, email, onDone }: Props) {
  const { data: options, error } = useQuery({
    queryKey: ['invitation-password', token],
    queryFn: ({ signal }) => ask('POST /office/api/invitation/password', { body: { token }, signal }),
    // The secret stays while its code is typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const accept = useMutation({
    mutationFn: (typed: { password: string; code: string }) =>
      ask('POST /office/api/invitation/accept-by-password', { body: { token, nonce: options?.nonce ?? '', ...typed } }),
    onSuccess: onDone,
  });
  if (!options) return <p className={typography.failure}>{problemOf(error)?.message}</p>;
  return (
    <NewPassword
      email={email}
      options={options}
      busy={accept.isPending}
      problem={problemOf(accept.error)}
      action={m.login_invitation_password_accept()}
      onSubmit={(typed) => accept.mutate(typed)}
    />
  );
}
