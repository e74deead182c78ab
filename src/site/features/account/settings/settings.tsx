import { DataPart } from './data-part.tsx';
import { LeavingPart } from './leaving-part.tsx';
import { NoticesPart } from './notices-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { SubscriptionsPart } from './subscriptions-part.tsx';

export const Settings = () => (
  <>
    <ProfilePart />
    <NoticesPart />
    <SubscriptionsPart />
    <SessionsPart />
    <PasskeysPart />
    <DataPart />
    <LeavingPart />
  </>
);
