import { Dialog } from '../../ui/controls/dialog.tsx';
import { useInterruption } from '../data/interruption.ts';
import { signAct } from '../data/passkeys.ts';
import { queries } from '../data/queries.ts';
import { PasskeyButton, ways } from '../features/login/passkey-button.tsx';
import * as m from '../paraglide/messages.js';
import styles from './interruptions.module.css';

const texts = {
  login: { title: m.login_again_title, about: m.login_again_about, action: m.login_passkey },
  proof: { title: m.login_proof_title, about: m.login_proof_about, action: m.login_proof_passkey },
  act: { title: m.login_act_title, about: m.login_act_about, action: m.login_act_passkey },
} as const;

/**
 * The login, the passkey or the signature that a request waits for, over the page: what was typed below stays. What is signed stands in the
 * dialog in words.
 */
export function Interruptions() {
  const interruption = useInterruption();
  const said = interruption && texts[interruption.kind];
  return (
    <Dialog open={interruption !== null} onClose={() => interruption?.dismiss()} title={said?.title() ?? ''} closeLabel={m.shell_close()}>
      {interruption && said && (
        <div className={styles.said}>
          {interruption.act && <p className={styles.act}>{interruption.act.words}</p>}
          <p>{said.about()}</p>
          <PasskeyButton
            way={interruption.kind === 'act' ? () => signAct(interruption.act ?? nothing) : ways[interruption.kind]}
            label={said.action()}
            onDone={(signature) => {
              void queries.invalidateQueries({ queryKey: ['me'] });
              interruption.done(signature);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

const nothing = { operation: '', payload: {} };
