import { usualCodeCountries } from '../../base/country.ts';
import { cameras } from './camera-setting.ts';
import { mapStyle } from './map-kinds.ts';
import { proxies } from './proxies.ts';
import { address, alphaName, countries, feed, type Kind, key, long, oneOf, sender, site, text, whole, yes } from './setting-kinds.ts';
import { container, headerName, hosts, script } from './tag-kinds.ts';

/** The default is parsed like a value of the operator; null leaves the setting unset. */
const setting = <Value>(about: string, initial: string, kind: Kind<Value>) => ({ about, initial, kind });
const optional = <Value>(about: string, kind: Kind<Value>) => ({ about, initial: null, kind });

/** Every environment variable that the product reads, in the order of docs/operations.md. All are optional. */
export const settings = {
  PORT: setting('port to listen on', '3000', whole(0, 65_535)),
  HOST: setting('address to listen on', '0.0.0.0', text),
  STOP_SECONDS: setting('seconds after which a process that was asked to stop has ended', '10', whole(1, 600)),
  PUBLIC_URL: optional('address under which visitors see the site; http://localhost:PORT when unset', site),
  OFFICE_URL: optional('address under which people of the office open it; a host of its own outside of the demo', site),
  DATA_DIR: setting('folder for the embedded database and stored files', 'data', text),
  DATABASE_URL: optional('PostgreSQL 15 or later instead of the embedded database', address('postgres:', 'postgresql:')),
  API_URL: optional('an external API that the site reads instead of its own', site),
  ACCESS_CODE: optional('a code that visitors must know before they see anything', long(8)),
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
  CODES_PER_PHONE_A_DAY: setting('codes that go to one phone in a day, for all requests together', '20', whole(1, 30_000)),
  CODES_PER_MINUTE: setting('login codes that one process sends in a minute, to all phones', '60', whole(1, 100_000_000)),
  CODE_RESEND_SECONDS: setting('seconds between two codes that one address has sent to one phone', '60', whole(0, 3_600)),
  CODE_COUNTRIES: setting('countries to whose mobile phones login codes are sent', usualCodeCountries, countries),
  LOGINS_PER_10_MINUTES: setting('logins that one address may try in ten minutes', '30', whole(1, 100_000_000)),
  OFFICE_PASSWORDS: setting('whether people of the office may log in by a password and a code where they have no passkey', 'false', yes),
  SECRET: optional(
    'the key that login codes and passwords are hashed and passes signed with, the same in all processes; made and stored in DATA_DIR when unset',
    long(32),
  ),
  SMTP_URL: optional('mail server that takes letters; without one they are shown or wait', address('smtp:', 'smtps:')),
  MAIL_FROM: optional('sender of letters, needed with SMTP_URL', sender),
  TURBOSMS_TOKEN: optional('token of the SMS gateway TurboSMS; without one messages are shown or wait', key),
  TURBOSMS_SENDER: optional('sender of SMS as registered there, needed with TURBOSMS_TOKEN', alphaName),
  PLATA_TOKEN: optional('token of the acquiring of monobank, which takes payments', key),
  LIQPAY_PUBLIC_KEY: optional('public key of a LiqPay shop, which takes payments where PLATA_TOKEN is unset', key),
  LIQPAY_PRIVATE_KEY: optional('private key of that shop, needed with LIQPAY_PUBLIC_KEY', key),
  DIIA_ACQUIRER_TOKEN: optional('token of a partner of Diia, through which buyers share documents and sign', key),
  DIIA_AUTH_TOKEN: optional('the second secret of that partner, needed with DIIA_ACQUIRER_TOKEN', key),
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
  HOLDS_OF_FLAT: setting('times that one phone may hold the same flat in PAUSE_DAYS without paying', '3', whole(1, 100_000_000)),
  PAUSE_DAYS: setting('days for which unpaid holds of a flat, its first refusals and turns that passed unused count', '14', whole(1, 365)),
  LINES_PER_PHONE: setting(
    'lines in which one phone may stand at a time; a turn that passed unused counts as one',
    '3',
    whole(1, 100_000_000),
  ),
  FIRST_REFUSALS_OF_FLAT: setting('turns that a flat gives to its line in PAUSE_DAYS; after them it is free for all', '3', whole(1, 100)),
  REQUESTS_A_DAY: setting('times that one phone may ask a manager in 24 hours', '2', whole(1, 100_000_000)),
  REQUEST_PAUSE_DAYS: setting('days after which one phone may ask a manager about the same flat again', '7', whole(0, 365)),
  REQUESTS_OF_FLAT: setting(
    'questions to a manager about one flat in PAUSE_DAYS that no confirmation followed',
    '1',
    whole(1, 100_000_000),
  ),
  DEPOSIT_UAH: setting('deposit that reserves a flat, in hryvnias', '20000', whole(1, 9_000_000)),
  LOG_LEVEL: setting('least important line to log', 'info', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  DEMO: setting('whether an empty database is filled with the demo developer; under a public PUBLIC_URL it plays no service', 'true', yes),
};

type Read<One> = One extends { initial: infer Initial; kind: Kind<infer Value> } ? Value | (Initial extends null ? null : never) : never;
export type Values = { [Name in keyof typeof settings]: Read<(typeof settings)[Name]> };

/** Settings whose value is never shown. */
export const secrets = new Set([
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
