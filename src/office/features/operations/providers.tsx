import type { Provider } from '../../../contract/office/operations-board.ts';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './operations.module.css';
import { providerName, providerState } from './operations-texts.ts';

/** Which services are real, which are simulated and which there are none of. */
export const Providers = ({ providers }: { providers: Provider[] }) => (
  <section className={styles.part}>
    <h2 className={typography.name}>{m.operations_providers()}</h2>
    <dl className={styles.providers}>
      {providers.map((provider) => (
        <div key={provider.name} data-state={provider.state}>
          <dt>{providerName(provider.name)}</dt>
          <dd>{providerState(provider)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
