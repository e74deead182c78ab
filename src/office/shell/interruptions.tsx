import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { systemClock } from '../../base/clock.ts';
import type { Me } from '../../contract/office/people/staff.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { formatMoment } from '../data/format.ts';
import { type Interruption, useInterruption } from '../data/interruption.ts';
import { signAct } from '../data/passkeys.ts';
import { meQuery, queries } from '../data/queries.ts';
import { LoginMethods } from '../features/login/login-methods.tsx';
import { PasskeyButton } from '../features/login/passkey-button.tsx';
import * as m from '../paraglide/messages.js';
import styles from './interruptions.module.css';

const titles = { login: m.login_again_title, proof: m.login_proof_title, act: m.login_act_title } as const;

/** The screens are changed for the person who has just come in. */
const refresh = () => void queries.invalidateQueries({ queryKey: ['me'] });

/**
 * The login, the passkey or the signature that a request waits for, over the page: what was typed below stays. What is signed stands in the
 * dialog in words.
 */
export function Interruptions() {
  const interruption = useInterruption();
  return (
    <Dialog
      open={interruption !== null}
      onClose={() => interruption?.dismiss()}
      title={interruption ? titles[interruption.kind]() : ''}
      closeLabel={m.shell_close()}
    >
      {interruption && (
        <div className={styles.said}>{interruption.act ? <Signing {...interruption} /> : <Proving {...interruption} />}</div>
      )}
    </Dialog>
  );
}

function Proving({ kind, done }: Interruption) {
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const about = { login: m.login_again_about, proof: me?.ways.password ? m.login_password_proof_about : m.login_proof_about };
  return (
    <>
      <p>{about[kind === 'login' ? 'login' : 'proof']()}</p>
      <LoginMethods
        kind={kind === 'login' ? 'login' : 'proof'}
        onDone={() => {
          refresh();
          done('');
        }}
      />
    </>
  );
}

/** Why the person cannot sign; null for one who can. An invented person of the demo signs without a key. */
function hindranceOf(me: Me | undefined): string | null {
  if (!me || me.isDemo) return null;
  const { signsFrom } = me.ways;
  if (signsFrom === null) return m.login_act_no_passkey();
  return new Date(signsFrom) > systemClock() ? m.login_act_young_passkey({ at: formatMoment(signsFrom) }) : null;
}

function Signing({ act, done, dismiss }: Interruption) {
  const { data: me } = useQuery(meQuery);
  const navigate = useNavigate();
  const hindrance = hindranceOf(me);
  if (!act) return null;
  return (
    <>
      <p className={styles.act}>{act.words}</p>
      <p>{hindrance ?? m.login_act_about()}</p>
      {hindrance === null ? (
        <PasskeyButton
          way={() => signAct(act)}
          label={m.login_act_passkey()}
          onDone={(signature) => {
            refresh();
            done(signature);
          }}
        />
      ) : (
        <Button
          kind="quiet"
          arrow={false}
          onClick={() => {
            dismiss();
            void navigate('/access');
          }}
        >
          {m.login_act_to_access()}
        </Button>
      )}
    </>
  );
}
