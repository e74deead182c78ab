import { makeApi } from '../api/api.ts';
import { makeApartmentChanges } from '../api/catalogue/change-stream.ts';
import { kyivDay } from '../base/kyiv-time.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { ContentModule } from '../domain/content/content.ts';
import { makeFairShare } from '../platform/http/fair-share.ts';
import { makeRenderQueue } from '../platform/http/render-queue.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { NoteUnreadable } from '../platform/operations/unreadable-messages.ts';
import { buildModules, type ModuleMaterials } from './build-modules.ts';
import { makePdfRenderer } from './pdf-renderer.ts';
import { makePreviewSites } from './preview-sites.ts';
import { makeReloads } from './reload-on-change.ts';

type Materials = Omit<ModuleMaterials, 'previewAddress'> & {
  /** The page on which the demo shows its e-mails. */
  lettersAt: string | null;
  noteUnreadable?: NoteUnreadable;
  startJob?: StartJob;
};

/**
 * Builds every module over one database and reloads what they cache: a change announced by this process
 * or another one is loaded again within a second. `ready` is whether the last load succeeded.
 */
export async function buildApp({ lettersAt, noteUnreadable, startJob: start = startJob, ...materials }: Materials) {
  const { database, config, secret, banks, stateServices, clock, log } = materials;
  const built = buildModules({ ...materials, previewAddress: (asked) => preview.addressOf(asked) });
  const { money, content, catalogue, idempotency, leads, clients, deals, releases, cameras, office } = built;
  const { publicUrl } = config;
  const changes = makeApartmentChanges({ catalogue });
  const renderQueue = makeRenderQueue();
  const pdf = makePdfRenderer(clock, renderQueue);
  const fairShare = makeFairShare();

  await money.reload();
  await Promise.all([catalogue.reload(), content.reload()]);
  const { reloadOnChange, isFresh } = makeReloads({ database, startJob: start, log });
  const stops = [
    reloadOnChange('catalogue', catalogue.reload),
    reloadOnChange('availability', catalogue.followChanges),
    reloadOnChange('content', content.reload),
    reloadOnChange('money', async () => {
      await money.reload();
      await catalogue.followRate();
    }),
  ];

  const modules = { pdf, catalogue, content, money, leads, clients, deals, banks, stateServices, cameras, idempotency, changes };
  const apiOver = (shown: { content: Pick<ContentModule, 'current'>; catalogue: Catalogue }) =>
    makeApi({
      ...modules,
      ...shown,
      staffNames: office.staff.namesOf,
      fairShare,
      noteUnreadable,
      lettersAt,
      clock,
      log,
      limits: config.limits,
      publicUrl,
    });
  const api = apiOver({ content, catalogue });
  const preview = makePreviewSites({ releases, content, catalogue, apiOver, clock, secret, publicUrl });

  const versionWithoutFlats = () => `${content.version()}.${money.version()}.${kyivDay(clock())}.${database.presence.outages}`;
  /** Changes with every answer that a public page shows, and with the day, on which rates change and payments begin. */
  const version = () => `${catalogue.version()}.${versionWithoutFlats()}`;

  return {
    ...built,
    api,
    fairShare,
    renderQueue,
    pdf,
    preview,
    version,
    versionWithoutFlats,
    ready: () => isFresh() && !database.presence.isAway,
    /** Ends the connections that have no end of their own. */
    hangUp() {
      changes.close();
      office.hangUp();
    },
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
export type App = Awaited<ReturnType<typeof buildApp>>;
