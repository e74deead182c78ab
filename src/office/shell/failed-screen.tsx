import { Unreached } from './unreached.tsx';

/** A screen whose script did not come, or that failed while it was drawn: a new start asks for all of it again. */
export const FailedScreen = () => <Unreached onRetry={() => location.reload()} />;
