import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import * as m from '../../paraglide/messages.js';
import { toggleProject } from './criteria/criteria-changes.ts';
import { facetNames } from './facet-names.ts';
import type { FieldsProps } from './fields-props.ts';
import styles from './filter-groups.module.css';
import { filterOptions } from './filter-options.ts';
import { OptionList } from './option-group.tsx';

const shownAtOnce = 7;

/** Beyond the first few projects they fold, natively, so that they open without scripts too. */
export function ProjectGroup({ criteria, facets, change }: FieldsProps) {
  const pages = useStaticPages();
  const choices = { projects: pages.filters.projects, sections: pages.section };
  const options = filterOptions(pages).projects;
  if (options.length === 0) return null;
  const folded = options.slice(shownAtOnce);
  const list = (part: typeof options) => (
    <OptionList
      name="project_id"
      options={part}
      chosen={criteria.projects}
      counts={facets?.[facetNames.projects]}
      onToggle={(id) => change('projects', (before) => toggleProject(before, id, choices))}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m.filter_projects()}</legend>
      {list(options.slice(0, shownAtOnce))}
      {folded.length > 0 && (
        <details className={styles.fold} open={folded.some(({ id }) => criteria.projects.includes(id))}>
          <summary className={styles.summary}>
            {m.filter_projects_all()} <span className={classNames(typography.caption, styles.note)}>{options.length}</span>
          </summary>
          {list(folded)}
        </details>
      )}
    </fieldset>
  );
}
