// Invites a person to the office and prints the link, or vouches for one: node src/commands/office.ts invite --name NAME --email EMAIL [--role ROLE]
import { parseArgs } from 'node:util';
import { allMigrations } from '../app/migrations.ts';
import { systemClock } from '../base/clock.ts';
import { parseEmail } from '../base/email.ts';
import { staffLimits } from '../contract/office/people/staff.ts';
import { type Role, roles } from '../contract/office/rights.ts';
import { makeStaff } from '../domain/staff/staff.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { migrate, openDatabase } from '../platform/database/database.ts';
import { appSecret } from '../platform/files/app-secret.ts';
import { runCommand } from './command.ts';

const usage =
  'npm run office -- invite --name "Олена Коваль" --email olena@example.ua [--role administrator] [--locale uk|en]\n       npm run office -- vouch --email olena@example.ua';
const refusals = {
  'email-taken': 'This address has a person already.',
  'unknown-person': 'There is no such person.',
  'already-joined': 'This person is locked: an administrator has to unlock them first.',
};

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      email: { type: 'string' },
      role: { type: 'string', default: 'administrator' },
      locale: { type: 'string', default: 'uk' },
    },
  });
  const name = values.name?.trim() ?? '';
  const email = parseEmail(values.email ?? '');
  const { role, locale } = values;
  const [command, ...others] = positionals;
  const isVouching = command === 'vouch';
  const isNamed = name !== '' && name.length <= staffLimits.nameLongest;
  if ((command !== 'invite' && !isVouching) || others.length > 0 || !(isNamed || isVouching) || !email)
    throw new ConfigError(`Usage: ${usage}`);
  if (!roles.includes(role as Role)) throw new ConfigError(`--role has to be one of ${roles.join(', ')}.`);
  if (locale !== 'uk' && locale !== 'en') throw new ConfigError('--locale has to be uk or en.');
  return { isVouching, name, email, role: role as Role, locale } as const;
}

await runCommand(
  'office',
  async () => {
    const { isVouching, name, email, role, locale } = readArguments();
    const config = readConfig();
    const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
    try {
      await migrate(database, allMigrations);
      const secret = config.secret ?? (await appSecret(config.dataDir));
      const site = { officeUrl: config.officeUrl, brand: () => ({ name: 'Domivka' }) };
      const staff = makeStaff({ db: database.kysely, clock: systemClock, secret, passwords: { areOn: config.officePasswords }, site });
      const by = { kind: 'operator', id: null, requestId: null } as const;
      const known = (await staff.people()).find((person) => person.email === email);
      if (isVouching) {
        const vouched = await database.kysely.transaction().execute((transaction) => staff.vouchFor(transaction, known?.id ?? '', by));
        if (!vouched.ok) throw new ConfigError(refusals[vouched.refusal.kind]);
        console.log(`${known?.name} counts as a person of their own in recoveries.`);
        return;
      }
      // A person who has lost every key comes back by a new link; the roles stay.
      const invited = await database.kysely.transaction().execute(async (transaction) => {
        if (known) return staff.inviteAgain(transaction, known.id, by);
        return staff.invitePerson(transaction, { name, email, locale, assignments: [{ role, projectId: null }] }, by);
      });
      if (!invited.ok) throw new ConfigError(refusals[invited.refusal.kind]);
      const { inviteId, expiresAt } = invited.value;
      console.log(
        `${known ? 'A new link for a known person, whose roles stay' : `Invited as ${role}`}. It works once, until ${expiresAt.toISOString()}:`,
      );
      console.log(staff.linkOf(inviteId));
    } finally {
      await database.close();
    }
  },
  'Stop the app, invite, and start it again; on PostgreSQL the app may run.',
);
