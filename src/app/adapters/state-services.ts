import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { StateServicesPort } from '../../domain/deals/deals.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Simulator } from '../../simulators/frame.ts';
import { memoize } from '../memoize.ts';

export type StateServices = {
  /** Null where documents are not shared and nothing is signed online. */
  port: StateServicesPort | null;
  /** The Diia of the demo; null when it is the real one. */
  simulator: Simulator | null;
};

/** Diia where it is configured. The demo has one of its own, which calls back at `ownAddress`. It is loaded on its first use. */
export function chooseStateServices({ diia, played, dataDir }: Config, clock: Clock, ownAddress: string): StateServices {
  if (diia) {
    const real = async () => {
      const [{ diiaServices }, { sealsService }] = await Promise.all([
        import('../../integrations/state-services/diia.ts'),
        import('../../integrations/state-services/seals-service.ts'),
      ]);
      return diiaServices({ ...diia, clock, seals: sealsService({ address: diia.sealsAt, clock }) });
    };
    return { port: loadedLater('diia', real), simulator: null };
  }
  if (!played) return { port: null, simulator: null };
  const simulated = memoize(async () => {
    const { makeDiiaSimulator } = await import('../../simulators/state-services/diia-simulator.ts');
    return makeDiiaSimulator({
      folder: join(dataDir, 'simulators/diia'),
      clock,
      pagesAt: '/simulators/diia/',
      callsAt: `${ownAddress}/api/state-services/simulator/callback`,
    });
  });
  return {
    port: loadedLater('simulator', async () => (await simulated()).port),
    simulator: {
      name: 'diia',
      async load() {
        const [{ showDiia }, { diiaTexts }] = await Promise.all([
          import('../../simulators/state-services/diia-simulator-page.ts'),
          import('../../simulators/state-services/diia-simulator-texts.ts'),
        ]);
        const diia = await simulated();
        return { words: diiaTexts, show: (asked) => showDiia(diia, asked, clock()) };
      },
    },
  };
}

function loadedLater(provider: string, load: () => Promise<StateServicesPort>): StateServicesPort {
  const port = memoize(load);
  return {
    provider,
    askDocuments: async (request) => (await port()).askDocuments(request),
    askSignature: async (request) => (await port()).askSignature(request),
    requestIdIn: async (headers) => (await port()).requestIdIn(headers),
    readCallback: async (call) => (await port()).readCallback(call),
    checkSignature: async (signed) => (await port()).checkSignature(signed),
    ask: async (requestId) => (await port()).ask(requestId),
  };
}
