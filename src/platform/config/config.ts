import { resolve } from 'node:path';
import { cameras } from './cameras.ts';
import { mapStyle, mapsOf } from './map-kinds.ts';
import { proxies } from './proxies.ts';
import { container, headerName, hosts, script, tagsOf } from './tag-kinds.ts';

/** A setting that cannot be used. Its message is one sentence for the operator and names the variable. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>;
type Setting<Value> = { about: string; initial: string | null; read: (text: string) => Value | undefined; must: string };

const text = { read: (value: string) => value, must: 'be a text' };
const whole = (from: number, to: number) => ({
  read: (value: string) => (/^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to ? Number(value) : undefined),
  must: `be a whole number from ${from} to ${to}`,
});
const oneOf = <const Word extends string>(...words: Word[]) => ({
  read: (value: string) => words.find((word) => word === value),
  must: `be one of ${words.join(', ')}`,
});
const address = (...protocols: string[]) => ({
  read: (value: string) => (protocols.some((protocol) => value.startsWith(`${protocol}//`)) && URL.canParse(value) ? value : undefined),
  must: `be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
});
const mailbox = '[^\\s@<>,;:"]+@[^\\s@<>,;:"]+';
/** A sender as letters name it. */
const sender = {
  read: (value: string) => (new RegExp(`^(${mailbox}|[^<>\r\n"]+ <${mailbox}>)$`).test(value) ? value : undefined),
  must: 'be an e-mail address, or a name and an address such as Obriy <hello@example.ua>',
};
/** Only a host, because paths under it are ours to write. */
const site = {
  read: (value: string) => {
    const { origin } = URL.parse(address('http:', 'https:').read(value) ?? '') ?? {};
    return origin !== undefined && value.toLowerCase().replace(/\/$/, '') === origin ? origin : undefined;
  },
  must: 'be an address such as https://example.ua, without a path',
};
/** The client refuses addresses that carry a password. */
const feed = {
  read: (value: string) => (/^https?:\/\/[^/?#@]+([/?#]|$)/.test(value) ? address('http:', 'https:').read(value) : undefined),
  must: 'be an address that starts with http:// or https://, without a user and a password',
};
/** What a provider gives out; it travels in headers. */
const key = { read: (value: string) => (/^[\x21-\x7e]{4,}$/.test(value) ? value : undefined), must: 'be a key without spaces' };
const alphaName = {
  read: (value: string) => (/^[A-Za-z0-9 ._-]{1,11}$/.test(value) ? value : undefined),
  must: 'be at most 11 Latin letters and digits',
};
const flags = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);
const yes = { read: (value: string) => flags.get(value), must: 'be true or false' };

function setting<Value>(about: string, initial: string, kind: { read: (text: string) => Value | undefined; must: string }): Setting<Value> {
  return { about, initial, ...kind };
}
const optional = <Value>(about: string, kind: { read: (text: string) => Value | undefined; must: string }): Setting<Value | null> => ({
  about,
  initial: null,
  ...kind,
});

/** Every environment variable that the product reads, in the order of docs/operations.md. All are optional. */
export const settings = {
  PORT: setting('port to listen on', '3000', whole(0, 65_535)),
  HOST: setting('address to listen on', '0.0.0.0', text),
  PUBLIC_URL: optional('address under which visitors see the site; http://localhost:PORT when unset', site),
  DATA_DIR: setting('folder for the embedded database and stored files', 'data', text),
  DATABASE_URL: optional('PostgreSQL 15 or later instead of the embedded database', address('postgres:', 'postgresql:')),
  API_URL: optional('an external API that the site reads instead of its own', site),
  ACCESS_CODE: optional('a code that visitors must know before they see anything', {
    read: (value) => (value.length >= 4 ? value : undefined),
    must: 'have at least 4 characters',
  }),
  INVENTORY_URL: optional('address of an inventory feed to watch', feed),
  INVENTORY_EVERY: setting('seconds between two looks at INVENTORY_URL', '300', whole(10, 86_400)),
  RATES: setting('where the dollar rate comes from', 'stored', oneOf('stored', 'nbu')),
  TRUST_PROXY: setting('which proxies are ours and may say where a visitor comes from', 'false', proxies),
  COUNTRY_HEADER: optional('the header in which a trusted proxy names the country of a visitor', headerName),
  TAG_MANAGER_ID: optional('the container of Google Tag Manager', container),
  TAG_MANAGER_URL: setting('the host that serves the container', 'https://www.googletagmanager.com', site),
  BINOTEL_URL: optional('the call-tracking script of Binotel', script),
  RINGOSTAT_URL: optional('the call-tracking script of Ringostat', script),
  TAG_HOSTS: optional('further hosts that tags load from and send to', hosts),
  MAP_STYLE_URL: optional('the style of a map server, in place of the ground that we draw ourselves', mapStyle),
  MAP_GOOGLE_KEY: optional('the browser key of Google Maps, in place of the ground that we draw ourselves', key),
  READS_PER_MINUTE: setting('API reads, and pages to draw, that one address may ask for in a minute', '1200', whole(1, 100_000_000)),
  FORMS_PER_10_MINUTES: setting('forms that one address may send in ten minutes', '10', whole(1, 100_000_000)),
  DRAWINGS_PER_10_MINUTES: setting('share pictures and PDFs that one address may have drawn in ten minutes', '120', whole(1, 100_000_000)),
  CODES_PER_10_MINUTES: setting('login codes that one address may ask for in ten minutes', '10', whole(1, 100_000_000)),
  CODES_PER_PHONE_AND_ADDRESS_A_DAY: setting('codes that one address may have sent to one phone in a day', '5', whole(1, 30_000)),
  CODES_PER_PHONE_A_DAY: setting('codes that go to one phone in a day, whoever asks for them', '20', whole(1, 30_000)),
  CODES_PER_MINUTE: setting('login codes that one process sends in a minute, to all phones', '60', whole(1, 100_000_000)),
  CODE_RESEND_SECONDS: setting('seconds between two codes that one address has sent to one phone', '60', whole(0, 3_600)),
  LOGINS_PER_10_MINUTES: setting('logins that one address may try in ten minutes', '30', whole(1, 100_000_000)),
  SECRET: optional('what login codes are hashed and passes signed with, the same in all processes; made and kept in DATA_DIR when unset', {
    read: (value) => (value.length >= 32 ? value : undefined),
    must: 'have at least 32 characters',
  }),
  SMTP_URL: optional('mail server that takes letters; without one they are shown or wait', address('smtp:', 'smtps:')),
  MAIL_FROM: optional('sender of letters, needed with SMTP_URL', sender),
  TURBOSMS_TOKEN: optional('token of the SMS gateway TurboSMS; without one messages are shown or wait', key),
  TURBOSMS_SENDER: optional('sender of SMS as registered there, needed with TURBOSMS_TOKEN', alphaName),
  PLATA_TOKEN: optional('token of the acquiring of monobank, which takes payments', key),
  LIQPAY_PUBLIC_KEY: optional('public key of a LiqPay shop, which takes payments where PLATA_TOKEN is unset', key),
  LIQPAY_PRIVATE_KEY: optional('private key of that shop, needed with LIQPAY_PUBLIC_KEY', key),
  DIIA_ACQUIRER_TOKEN: optional('token of a partner of Diia, through which buyers share documents and sign', key),
  DIIA_AUTH_TOKEN: optional('what Diia asks of that partner beside the token, needed with DIIA_ACQUIRER_TOKEN', key),
  DIIA_BRANCH_ID: optional('the branch that was made there, needed with DIIA_ACQUIRER_TOKEN', key),
  DIIA_SHARING_OFFER_ID: optional('the offer there that shares documents, needed with DIIA_ACQUIRER_TOKEN', key),
  DIIA_SIGNING_OFFER_ID: optional('the offer there that signs hashes, needed with DIIA_ACQUIRER_TOKEN', key),
  DIIA_SEALS_URL: optional('the service of ours that opens and checks what Diia seals, needed with DIIA_ACQUIRER_TOKEN', site),
  DIIA_URL: setting('the host of Diia', 'https://api2.diia.gov.ua', site),
  SALESFORCE_URL: optional('domain of the Salesforce organisation that leads go to', site),
  SALESFORCE_CLIENT_ID: optional('consumer key of a connected app there, needed with SALESFORCE_URL', key),
  SALESFORCE_CLIENT_SECRET: optional('consumer secret of that app, needed with SALESFORCE_URL', key),
  SALESFORCE_INVENTORY: setting('whether the flats are kept in that organisation', 'false', yes),
  SALESFORCE_EVERY: setting('seconds between two looks at what people have done there', '30', whole(5, 3_600)),
  CAMERAS: optional('streams of the cameras over building sites, by the name that the contents give a camera', cameras),
  HOLD_MINUTES: setting('how long a flat is held while it is booked', '15', whole(1, 1_440)),
  REQUEST_HOURS: setting('how long a flat is held while a manager is asked', '24', whole(1, 720)),
  RESERVATION_HOURS: setting('how long a reservation lasts', '72', whole(1, 8_760)),
  LINE_HOURS: setting('how long each in the line before a freed flat has it alone', '24', whole(1, 720)),
  HOLDS_PER_CLIENT: setting('flats that one client may hold at a time', '2', whole(1, 100)),
  HOLDS_OF_FLAT_A_DAY: setting('times that one client may hold the same flat in 24 hours without paying', '3', whole(1, 100_000_000)),
  HOLDS_A_DAY: setting('times that one client may hold any flat in 24 hours without paying', '10', whole(1, 100_000_000)),
  DEPOSIT_UAH: setting('deposit that reserves a flat, in hryvnias', '20000', whole(1, 9_000_000)),
  LOG_LEVEL: setting('least important line to log', 'info', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  DEMO: setting('whether an empty database is filled with the demo developer', 'true', yes),
};

type Read<Kind> = Kind extends Setting<infer Value> ? Value : never;
type Values = { [Name in keyof typeof settings]: Read<(typeof settings)[Name]> };

const secrets = new Set([
  'MAP_GOOGLE_KEY',
  'ACCESS_CODE',
  'SECRET',
  'DATABASE_URL',
  'INVENTORY_URL',
  'SMTP_URL',
  'TURBOSMS_TOKEN',
  'PLATA_TOKEN',
  'LIQPAY_PUBLIC_KEY',
  'LIQPAY_PRIVATE_KEY',
  'DIIA_ACQUIRER_TOKEN',
  'DIIA_AUTH_TOKEN',
  'SALESFORCE_CLIENT_ID',
  'SALESFORCE_CLIENT_SECRET',
]);

/** Settings that are nothing without another one. */
const together: [one: keyof typeof settings, needs: keyof typeof settings][] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['TURBOSMS_TOKEN', 'TURBOSMS_SENDER'],
  ['TURBOSMS_SENDER', 'TURBOSMS_TOKEN'],
  ['LIQPAY_PUBLIC_KEY', 'LIQPAY_PRIVATE_KEY'],
  ['LIQPAY_PRIVATE_KEY', 'LIQPAY_PUBLIC_KEY'],
  ['SALESFORCE_URL', 'SALESFORCE_CLIENT_ID'],
  ['SALESFORCE_CLIENT_ID', 'SALESFORCE_CLIENT_SECRET'],
  ['SALESFORCE_CLIENT_SECRET', 'SALESFORCE_URL'],
  ['DIIA_ACQUIRER_TOKEN', 'DIIA_AUTH_TOKEN'],
  ['DIIA_AUTH_TOKEN', 'DIIA_BRANCH_ID'],
  ['DIIA_BRANCH_ID', 'DIIA_SHARING_OFFER_ID'],
  ['DIIA_SHARING_OFFER_ID', 'DIIA_SIGNING_OFFER_ID'],
  ['DIIA_SIGNING_OFFER_ID', 'DIIA_SEALS_URL'],
  ['DIIA_SEALS_URL', 'DIIA_ACQUIRER_TOKEN'],
  // Banks and Diia call back there.
  ['DIIA_ACQUIRER_TOKEN', 'PUBLIC_URL'],
  ['PLATA_TOKEN', 'PUBLIC_URL'],
  ['LIQPAY_PUBLIC_KEY', 'PUBLIC_URL'],
];

/** Reads all settings; throws `ConfigError` for the first wrong one. An empty variable counts as unset. */
export function readConfig(env: Env = process.env) {
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, { initial, read, must }]) => {
      const given = env[name]?.trim() || initial;
      if (given === null) return [name, null];
      const value = read(given);
      // What may hold a password or a key would otherwise end up in a log.
      const shown = secrets.has(name) ? '' : `, not "${given}"`;
      if (value === undefined) throw new ConfigError(`${name} must ${must}${shown}.`);
      return [name, value];
    }),
  ) as Values;
  if (values.COUNTRY_HEADER && values.TRUST_PROXY === 'none')
    throw new ConfigError('COUNTRY_HEADER needs TRUST_PROXY: from anybody else that header could say anything.');
  if (values.SALESFORCE_INVENTORY && values.SALESFORCE_URL === null)
    throw new ConfigError('SALESFORCE_URL must be set where SALESFORCE_INVENTORY is true.');
  if (values.SALESFORCE_INVENTORY && values.INVENTORY_URL !== null)
    throw new ConfigError('INVENTORY_URL and SALESFORCE_INVENTORY exclude each other: flats come from one source.');
  if (values.MAP_STYLE_URL !== null && values.MAP_GOOGLE_KEY !== null)
    throw new ConfigError('MAP_STYLE_URL and MAP_GOOGLE_KEY exclude each other: a map has one ground.');
  for (const [one, needs] of together)
    if (values[one] !== null && values[needs] === null) throw new ConfigError(`${needs} must be set where ${one} is.`);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    apiUrl: values.API_URL,
    accessCode: values.ACCESS_CODE,
    inventory: values.INVENTORY_URL ? { url: values.INVENTORY_URL, everySeconds: values.INVENTORY_EVERY } : null,
    rates: values.RATES,
    proxies: values.TRUST_PROXY,
    countryHeader: values.COUNTRY_HEADER,
    tags: tagsOf(values),
    maps: mapsOf(values),
    limits: {
      readsPerMinute: values.READS_PER_MINUTE,
      formsPer10Minutes: values.FORMS_PER_10_MINUTES,
      drawingsPer10Minutes: values.DRAWINGS_PER_10_MINUTES,
      codesPer10Minutes: values.CODES_PER_10_MINUTES,
      loginsPer10Minutes: values.LOGINS_PER_10_MINUTES,
    },
    codes: {
      perPhoneAndAddressADay: values.CODES_PER_PHONE_AND_ADDRESS_A_DAY,
      perPhoneADay: values.CODES_PER_PHONE_A_DAY,
      perMinute: values.CODES_PER_MINUTE,
      resendSeconds: values.CODE_RESEND_SECONDS,
    },
    secret: values.SECRET,
    smtp: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    turboSms: values.TURBOSMS_TOKEN && values.TURBOSMS_SENDER ? { token: values.TURBOSMS_TOKEN, sender: values.TURBOSMS_SENDER } : null,
    plata: values.PLATA_TOKEN ? { token: values.PLATA_TOKEN } : null,
    liqpay:
      values.LIQPAY_PUBLIC_KEY && values.LIQPAY_PRIVATE_KEY
        ? { publicKey: values.LIQPAY_PUBLIC_KEY, privateKey: values.LIQPAY_PRIVATE_KEY }
        : null,
    diia: diiaOf(values),
    salesforce:
      values.SALESFORCE_URL && values.SALESFORCE_CLIENT_ID && values.SALESFORCE_CLIENT_SECRET
        ? {
            address: values.SALESFORCE_URL,
            clientId: values.SALESFORCE_CLIENT_ID,
            clientSecret: values.SALESFORCE_CLIENT_SECRET,
            ownFlats: values.SALESFORCE_INVENTORY,
          }
        : null,
    crmEverySeconds: values.SALESFORCE_EVERY,
    cameras: values.CAMERAS,
    deals: {
      holdMinutes: values.HOLD_MINUTES,
      requestHours: values.REQUEST_HOURS,
      reservationHours: values.RESERVATION_HOURS,
      lineHours: values.LINE_HOURS,
      holdsPerClient: values.HOLDS_PER_CLIENT,
      holdsOfFlatADay: values.HOLDS_OF_FLAT_A_DAY,
      holdsADay: values.HOLDS_A_DAY,
      depositMinor: values.DEPOSIT_UAH * 100,
    },
    logLevel: values.LOG_LEVEL,
    demo: values.DEMO,
  };
}

function diiaOf(values: Values) {
  const { DIIA_ACQUIRER_TOKEN: acquirerToken, DIIA_AUTH_TOKEN: authToken, DIIA_BRANCH_ID: branchId } = values;
  const { DIIA_SHARING_OFFER_ID: sharingOfferId, DIIA_SIGNING_OFFER_ID: signingOfferId, DIIA_SEALS_URL: sealsAt } = values;
  return acquirerToken && authToken && branchId && sharingOfferId && signingOfferId && sealsAt
    ? { acquirerToken, authToken, branchId, sharingOfferId, signingOfferId, sealsAt, address: values.DIIA_URL }
    : null;
}
export type Config = ReturnType<typeof readConfig>;
