import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from 'react';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { useListAddress } from './criteria/list-address.ts';
import { type Criteria, noCriteria } from './criteria/list-criteria.ts';
import { type Change, useFilter } from './use-filter.ts';

const Chosen = createContext<{ draft: Criteria; pending: boolean }>({ draft: noCriteria, pending: false });
const ChangeChosen = createContext<Change>(() => {});

/**
 * What the visitor has chosen last on a list, ahead of its address and of the flats that it shows: every control of the list changes it here,
 * so that none of two quick choices is lost.
 */
export function ListChoice({ criteria, children }: { criteria: Criteria; children: ReactNode }) {
  const { draft, change, pending } = useFilter(criteria);
  return (
    <ChangeChosen value={change}>
      <Chosen value={{ draft, pending }}>{children}</Chosen>
    </ChangeChosen>
  );
}

export const useListChoice = () => use(Chosen);
export const useChangeList = (): Change => use(ChangeChosen);

/** Props of links that change one thing of a list; their addresses are those of the list as it is shown. */
export function useListLinks(criteria: Criteria) {
  const { at } = useListAddress();
  const change = useChangeList();
  return (control: string, make: (criteria: Criteria) => Criteria) => ({
    href: at(make(criteria)),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      change(control, make, 0);
    },
  });
}

type Props = { criteria: Criteria; control: string; make: (criteria: Criteria) => Criteria } & Omit<ComponentProps<'a'>, 'href'>;

export function ListLink({ criteria, control, make, children, ...rest }: Props) {
  const link = useListLinks(criteria);
  return (
    <a {...rest} {...link(control, make)}>
      {children}
    </a>
  );
}
