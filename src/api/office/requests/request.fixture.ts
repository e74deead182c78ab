import type { Office } from '../../../../tests/support/clients/open-office.ts';
import type { OfficeKey } from '../../../contract/office/operations.ts';

export type Person = Awaited<ReturnType<Office['seatPerson']>>;
type Sent = { body?: object; query?: object; file?: Blob };
/** A request that succeeds for a person who may send it; of records, for one of the project, which is assigned to the person. */
type MakeRequest = (office: Office, person: Person, projectId: string) => Promise<Sent> | Sent;
export type Requests = Record<OfficeKey, MakeRequest>;
