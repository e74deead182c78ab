import { Dialog } from '../../ui/controls/dialog.tsx';
import { useInterruption } from '../data/interruption.ts';
import { queries } from '../data/queries.ts';
import { PasskeyButton } from '../features/login/passkey-button.tsx';
import * as m from '../paraglide/messages.js';

const texts = {
  login: { title: m.login_again_title, about: m.login_again_about, action: m.login_passkey },
  proof: { title: m.login_proof_title, about: m.login_proof_about, action: m.login_proof_passkey },
} as const;

/** The login or the passkey that a request waits for, over the page: what was typed below stays. */
export function Interruptions() {
  const interruption = useInterruption();
  const said = interruption && texts[interruption.kind];
  return (
    <Dialog open={interruption !== null} onClose={() => interruption?.dismiss()} title={said?.title() ?? ''} closeLabel={m.shell_close()}>
      {interruption && said && (
        <>
          <p>{said.about()}</p>
          <PasskeyButton
            way={interruption.kind}
            label={said.action()}
            onDone={() => {
              void queries.invalidateQueries({ queryKey: ['me'] });
              interruption.done();
            }}
          />
        </>
      )}
    </Dialog>
  );
}
