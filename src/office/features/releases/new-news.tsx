import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { slugify } from '../../../base/transliterate.ts';
import { type ReleaseRow, releaseLimits } from '../../../contract/office/releases/releases.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { blankOf, type FormSchema, setAt } from './form/form-schema.ts';

/** An address is made of the title, and search engines show less. */
const longestTitle = 120;
const longestAddress = 150;

/** Begins a release of one piece of news, named after it, and opens the form of the news. */
export function NewNews({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const navigate = useNavigate();
  const make = useCommand('POST /office/api/releases/make', { refreshes: ['releases'] });
  const save = useCommand('POST /office/api/drafts/save');
  const discard = useCommand('POST /office/api/releases/discard', { refreshes: ['releases'] });
  /** A release whose news could neither be begun nor the release be discarded: the next try takes it. */
  const left = useRef<ReleaseRow | null>(null);
  const slug = slugify(title).slice(0, longestAddress).replace(/-$/, '');
  const isLong = title.trim().length > longestTitle;

  /** Begins the news under an address that is free, which it returns; null where it could not be saved. */
  async function begin(release: number): Promise<string | null> {
    const rowOf = (name: string) => ask('GET /office/api/content/row', { query: { part: 'news', name, release: `${release}` } });
    const row = await rowOf(slug);
    if (row.draft) return slug;
    const name = row.isTaken ? `${slug}-${release}` : slug;
    const blank = setAt(blankOf(row.schema as FormSchema), ['uk', 'title'], title.trim());
    // News stands in the common list unless an editor takes it out.
    const content = setAt(blank, ['showOnOneNews'], true) as Record<string, unknown>;
    return (await save.run({ release, part: 'news', name, version: 0, content })) && name;
  }
  const submit = async () => {
    left.current ??= (await make.run({ name: title.trim().slice(0, releaseLimits.nameLongest) }))?.release ?? null;
    if (!left.current) return null;
    const { number, version } = left.current;
    const name = await begin(number).catch(() => null);
    setFailed(name === null);
    if (name === null) {
      if (await discard.run({ number, version })) left.current = null;
      return null;
    }
    void navigate(`/releases/${number}?${new URLSearchParams({ panel: 'row', part: 'news', name })}`);
    return { number };
  };
  return (
    <DialogForm
      title={m.releases_new_news()}
      action={m.releases_make()}
      busy={make.busy || save.busy}
      problem={make.problem ?? save.problem}
      onClose={onClose}
      isReady={slug !== '' && !isLong}
      onSubmit={submit}
    >
      <TextField
        label={m.releases_news_title()}
        hint={m.releases_news_title_hint()}
        name="title"
        autoComplete="off"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        {...(isLong ? { error: m.releases_news_title_long({ count: longestTitle }) } : fieldError(make.problem, 'name'))}
      />
      {hasFailed && !save.problem && <p className={typography.failure}>{m.releases_news_failed()}</p>}
    </DialogForm>
  );
}
