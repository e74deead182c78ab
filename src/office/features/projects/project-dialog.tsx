import { useState } from 'react';
import { type OfficeProject, type ProjectFacts, projectClasses } from '../../../contract/office/projects/projects.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { projectsQuery, queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import { useLocale } from '../../data/use-locale.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import record from '../../parts/record.module.css';
import { classTexts, saleTexts, stageTexts } from './project-texts.ts';
import styles from './projects.module.css';

const pairs = { name: m.projects_name, district: m.projects_district, address: m.projects_address };
type Pair = keyof typeof pairs;

/** What the site says of a project. What a colleague has saved meanwhile is shown beside what was typed, which stays. */
export function ProjectDialog({ project, onClose }: { project: OfficeProject; onClose: () => void }) {
  const locale = useLocale();
  const [opened] = useState(project);
  const [before, setBefore] = useState(project.facts);
  const [facts, setFacts] = useState(project.facts);
  const { run, busy, problem } = useCommand('POST /office/api/projects/save', { refreshes: ['projects', 'office-fields'] });
  const save = async () => {
    const done = await run({ project: project.id, before, facts });
    if (done) return done;
    await queries.invalidateQueries({ queryKey: ['projects'] });
    const now = queries.getQueryData(projectsQuery.queryKey)?.projects.find(({ id }) => id === project.id);
    if (now) setBefore(now.facts);
    return null;
  };
  const put = (part: Partial<ProjectFacts>) => setFacts((now) => ({ ...now, ...part }));
  const text = (name: Pair, language: 'uk' | 'en') => {
    const label = pairs[name]();
    const now = before[name][language];
    return (
      <TextField
        label={language === 'en' ? m.projects_in_en({ name: label }) : label}
        name={`${name}.${language}`}
        lang={language}
        value={facts[name][language]}
        onChange={({ target }) => put({ [name]: { ...facts[name], [language]: target.value } })}
        {...(now !== opened.facts[name][language] && { hint: m.projects_now({ text: now }) })}
        {...fieldError(problem, `facts.${name}.${language}`)}
      />
    );
  };
  const choice = <Name extends 'class' | 'stage' | 'sale'>(name: Name, label: string, texts: Record<string, () => string>) => {
    const value = facts[name] ?? '';
    const now = before[name] ?? '';
    const names = [...new Set([...Object.keys(texts), value])];
    return (
      <label className={record.filter}>
        <span>{label}</span>
        <select value={value} onChange={({ target }) => put({ [name]: name === 'stage' ? target.value || null : target.value })}>
          {names.map((one) => (
            <option key={one} value={one}>
              {texts[one]?.() ?? one}
            </option>
          ))}
        </select>
        {before[name] !== opened.facts[name] && <span>{m.projects_now({ text: texts[now]?.() ?? now })}</span>}
      </label>
    );
  };
  return (
    <DialogForm
      title={m.projects_edit({ name: opened.facts.name[locale] })}
      action={m.projects_save()}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onSubmit={save}
    >
      <p className={typography.quiet}>{project.isOurs ? m.projects_ours() : m.projects_theirs()}</p>
      {(Object.keys(pairs) as Pair[]).map((name) => (
        <div key={name} className={styles.pair}>
          {text(name, 'uk')}
          {text(name, 'en')}
        </div>
      ))}
      <div className={styles.pair}>
        {choice('stage', m.projects_stage(), stageTexts)}
        {choice('sale', m.projects_sale(), saleTexts)}
        {choice('class', m.projects_class(), Object.fromEntries(projectClasses.map((one) => [one, classTexts[one]])))}
      </div>
      <Checkbox checked={facts.prime} onChange={({ target }) => put({ prime: target.checked })}>
        {m.projects_prime()}
      </Checkbox>
    </DialogForm>
  );
}
