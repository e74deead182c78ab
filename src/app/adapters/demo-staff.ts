import { sessionCookie } from '../../api/office/session-cookie.ts';
import { type DemoMailbox, inventedPeople, type Staff } from '../../domain/staff/staff.ts';
import type { Config } from '../../platform/config/config.ts';
import { isLoopback } from '../../platform/http/own-machine.ts';
import type { Simulator } from '../../simulators/frame.ts';

/**
 * The page at which the demo enters the office as an invented person; null outside of the demo, and where the site or the office has an
 * address that others can open.
 */
export function chooseDemoStaff({ played, publicUrl, officeUrl }: Pick<Config, 'played' | 'publicUrl' | 'officeUrl'>) {
  if (!(played && isLoopback(publicUrl) && isLoopback(officeUrl))) return null;
  return (staff: Pick<Staff, 'enterAsDemo' | 'lockedDemoPeople'>): Simulator => ({
    name: 'staff',
    async load() {
      const { showStaff, staffTexts } = await import('../../simulators/staff/staff-simulator-page.ts');
      const cookie = sessionCookie(officeUrl);
      const port = {
        people: inventedPeople,
        locked: staff.lockedDemoPeople,
        async enter(mailbox: string, userAgent: string): Promise<string | null> {
          const token = await staff.enterAsDemo(mailbox as DemoMailbox, { userAgent, requestId: null });
          return token && cookie.header(token);
        },
      };
      return { words: staffTexts, show: (asked) => showStaff(port, asked) };
    },
  });
}
