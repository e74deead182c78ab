import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { systemClock } from '../../../../base/clock.ts';
import { isSameJson } from '../../../../base/json/merge-fields.ts';
import { ask } from '../../../data/ask.ts';
import { queries } from '../../../data/queries.ts';
import { useCommand } from '../../../data/use-command.ts';
import { makeDraftStore } from './draft-store.ts';
import { watchDraft } from './unsaved-drafts.ts';

/** What a save changes beside the draft. */
const changing = ['release', 'content-rows', 'sun'];
type Of = { release: number; part: string; name: string };

/** The draft of one row, with the row as the site has it and the schema of its form. */
export function useDraft({ release, part, name }: Of) {
  const { run } = useCommand('POST /office/api/drafts/save');
  const asked = { part, name, release: String(release) };
  const query = useQuery({
    queryKey: ['content-row', release, part, name],
    queryFn: ({ signal }) => ask('GET /office/api/content/row', { query: asked, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [store] = useState(() => {
    const key = `draft/${release}/${part}/${name}`;
    const made = makeDraftStore({
      stored: {
        read: () => sessionStorage.getItem(key),
        write: (text) => sessionStorage.setItem(key, text),
        remove: () => sessionStorage.removeItem(key),
      },
      read: () => ask('GET /office/api/content/row', { query: asked }).catch(() => null),
      send: ({ version, content, writtenFor }) => run({ release, part, name, version, content: content as never, writtenFor }),
      refresh: () => Promise.all(changing.map((one) => queries.invalidateQueries({ queryKey: [one] }))),
      clock: systemClock,
    });
    watchDraft(made);
    return made;
  });
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { data } = query;
  useEffect(() => {
    if (data) store.begin(data);
  }, [data, store]);
  useEffect(() => () => store.leave(), [store]);
  const live = (data?.live?.content ?? null) as object | null;
  const { work } = state;
  return { ...state, store, query, live, isChanged: work !== null && work.version > 0 && !isSameJson(work.content, live) };
}
