import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person, PersonStep } from '../../../contract/office/people/staff.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { peopleQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { ApproveRecoveryDialog } from './approve-recovery-dialog.tsx';
import { InviteAgainDialog } from './invite-again-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LockDialog } from './lock-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { RecoverDialog } from './recover-dialog.tsx';
import { Recoveries } from './recoveries.tsx';
import { RolesDialog } from './roles-dialog.tsx';

type Open = { step: PersonStep; person: Person } | { step: 'invite' } | null;

/** Everybody who may enter the office, and what each may do there. */
export function PeoplePage() {
  const query = useQuery(peopleQuery);
  const { data } = query;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ScreenHead title={m.people_title()} count={data?.people.length} about={m.people_about()}>
        {data && (
          <Button arrow={false} onClick={() => setOpen({ step: 'invite' })}>
            {m.people_invite()}
          </Button>
        )}
      </ScreenHead>
      <QueryState query={query} />
      {data && <Recoveries people={data.people} onStep={(step, person) => setOpen({ step, person })} />}
      {data && <PeopleTable people={data.people} onStep={(step, person) => setOpen({ step, person })} />}
      {open?.step === 'invite' && <InviteDialog onClose={close} />}
      {open?.step === 'invite-again' && <InviteAgainDialog person={open.person} onClose={close} />}
      {open?.step === 'change-roles' && <RolesDialog person={open.person} onClose={close} />}
      {open?.step === 'recover' && <RecoverDialog person={open.person} onClose={close} />}
      {open?.step === 'approve-recovery' && <ApproveRecoveryDialog person={open.person} onClose={close} />}
      {(open?.step === 'lock' || open?.step === 'unlock') && <LockDialog step={open.step} person={open.person} onClose={close} />}
    </>
  );
}
