import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from 'react';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { useListAddress } from './criteria/list-address.ts';
import type { Criteria } from './criteria/list-criteria.ts';
import { useFilter } from './use-filter.ts';
import { useOwnCurrency } from './use-own-currency.ts';

type Chosen = ReturnType<typeof useFilter> & { sumsWereReset: boolean };
const Choice = createContext<Chosen | null>(null);

/**
 * What the visitor has chosen last on a list, ahead of its address and of the flats that it shows: every control of the list changes it here,
 * so that none of two quick choices is lost.
 */
export function ListChoice({ criteria, children }: { criteria: Criteria; children: ReactNode }) {
  const filter = useFilter(criteria);
  const sumsWereReset = useOwnCurrency(filter);
  return <Choice value={{ ...filter, sumsWereReset }}>{children}</Choice>;
}
export const useListChoice = () => use(Choice) as Chosen;

type Change = { criteria: Criteria; control: string; make: (criteria: Criteria) => Criteria };

/** Props of a link that changes one thing of the list; its address is that of the list as it is shown. */
export function useListLink({ criteria, control, make }: Change) {
  const { at } = useListAddress();
  const { change } = useListChoice();
  return {
    href: at(make(criteria)),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      change(control, make, 0);
    },
  };
}

export const ListLink = ({ criteria, control, make, children, ...rest }: Change & Omit<ComponentProps<'a'>, 'href'>) => (
  <a {...rest} {...useListLink({ criteria, control, make })}>
    {children}
  </a>
);
