import { filterNames } from '../../../contract/catalogue/apartment-filter.ts';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { setResale, toggleOption } from './criteria/criteria-changes.ts';
import type { ListName } from './criteria/list-criteria.ts';
import { facetNames } from './facet-names.ts';
import type { FieldsProps } from './fields-props.ts';
import styles from './filter-groups.module.css';
import { filterOptions, type Option } from './filter-options.ts';
import { OptionGroup } from './option-group.tsx';
import { ProjectGroup } from './project-group.tsx';
import { RangeGroups } from './range-groups.tsx';
import { RoomsGroup } from './rooms-group.tsx';

/** Every control of the filter, the most used ones first. */
export function FilterFields({ criteria, facets, change }: FieldsProps) {
  const pages = useStaticPages();
  const { filters, section } = pages;
  const { districts, stations, quarters, benefits, resale } = filterOptions(pages);
  const locale = useLocale();
  const several = criteria.projects.length > 1;
  const nameOf = new Map(filters.projects.map((project) => [project.id, project.name]));
  const sections = section
    .filter(({ projectId }) => criteria.projects.includes(projectId))
    .toSorted((one, other) => one.projectId.localeCompare(other.projectId) || one.name.localeCompare(other.name, locale));
  const group = (list: Exclude<ListName, 'projects' | 'rooms'>, title: string, options: readonly Option[]) => (
    <OptionGroup
      title={title}
      name={filterNames[list]}
      options={options}
      chosen={criteria[list]}
      counts={facets?.[facetNames[list]]}
      onToggle={(value) => change(list, (before) => toggleOption(before, list, value))}
    />
  );
  return (
    <div className={styles.groups}>
      <RoomsGroup criteria={criteria} facets={facets} change={change} />
      <RangeGroups criteria={criteria} change={change} />
      {group('districts', m.filter_districts(), districts)}
      {group('stations', m.filter_stations(), stations)}
      <ProjectGroup criteria={criteria} facets={facets} change={change} />
      {sections.length > 0 &&
        group(
          'sections',
          m.filter_sections(),
          sections.map(({ id, projectId, name }) => ({
            id: id,
            name,
            ...(several && { note: nameOf.get(projectId) }),
          })),
        )}
      {group('quarters', m.filter_deliveries(), quarters)}
      {group('benefits', m.filter_benefits(), benefits)}
      <OptionGroup
        title={m.filter_brokerage_group()}
        name={filterNames.resale}
        options={resale}
        chosen={criteria.resale ? ['1'] : []}
        onToggle={() => change('brokerage', (before) => setResale(before, !before.resale))}
      />
    </div>
  );
}
