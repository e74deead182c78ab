import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import type { settings } from './settings.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', databaseUrl: null, accessCode: null });
  });

  it('counts an empty variable as unset', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it.each([
    { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'a@example.ua' },
    { TURBOSMS_TOKEN: 'token', TURBOSMS_SENDER: 'Obriy' },
    { PLATA_TOKEN: 'token', PUBLIC_URL: 'http://example.ua' },
    { LIQPAY_PUBLIC_KEY: 'i123', LIQPAY_PRIVATE_KEY: 'secret', PUBLIC_URL: 'http://example.ua' },
    { SALESFORCE_URL: 'https://a.my.salesforce.com', SALESFORCE_CLIENT_ID: 'client', SALESFORCE_CLIENT_SECRET: 'secret' },
    { DATABASE_URL: 'postgres://127.0.0.1/shop' },
    { INVENTORY_URL: 'https://crm.example.ua/feed.xml' },
    { PUBLIC_URL: 'https://example.ua' },
    { PUBLIC_URL: 'https://demo.test' },
  ])('is no demo beside a real service unless it is set so, and then warns: %o', (env) => {
    expect(readConfig(env)).toMatchObject({ demo: false, demoWarning: null, answersCodes: false, isDemoAnnounced: false });
    expect(readConfig({ ...env, DEMO: ' ' }).demo).toBe(false);
    expect(readConfig({ ...env, DEMO: 'true' })).toMatchObject({
      demo: true,
      isDemoAnnounced: true,
      demoWarning: expect.stringMatching(/DEMO=true.*each page says/i),
    });
    expect(readConfig({ ...env, DEMO: 'false' })).toMatchObject({ demo: false, demoWarning: null });
    expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({
      demo: true,
      demoWarning: null,
      isDemoAnnounced: false,
      answersCodes: true,
    });
  });

  it.each([
    { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'a@example.ua' },
    { LIQPAY_PUBLIC_KEY: 'i123', LIQPAY_PRIVATE_KEY: 'secret', PUBLIC_URL: 'https://demo.test' },
    { SALESFORCE_URL: 'https://a.my.salesforce.com', SALESFORCE_CLIENT_ID: 'client', SALESFORCE_CLIENT_SECRET: 'secret' },
    { PUBLIC_URL: 'https://example.ua' },
  ])('puts no login code into an answer beside a real provider or under a public address: %o', (env) => {
    expect(readConfig({ ...env, DEMO: 'true' })).toMatchObject({ demo: true, answersCodes: false, isDemoAnnounced: true });
  });

  it.each(['https://example.ua', 'http://example.ua', 'http://203.0.113.7:3000'])(
    'plays no service under a public address: %s',
    (address) => {
      expect(readConfig({ PUBLIC_URL: address })).toMatchObject({ demo: false, played: false, isDemoAnnounced: false });
      const demo = readConfig({ PUBLIC_URL: address, DEMO: 'true' });
      expect(demo).toMatchObject({
        demo: true,
        played: false,
        isDemoAnnounced: true,
        demoWarning: expect.stringContaining('each page says'),
      });
      expect(readConfig({ PUBLIC_URL: 'https://demo.test', DEMO: 'true' })).toMatchObject({ played: true, isDemoAnnounced: true });
    },
  );

  /** Wrong values of every setting; HOST and DATA_DIR are texts, which only the system can refuse. */
  const wrong: { [Name in keyof typeof settings]: [must: string, ...values: string[]] } = {
    PORT: ['be a whole number from 0 to 65535', '70000', '3e3', '-1', '80.5', 'http', '0x50'],
    HOST: [''],
    STOP_SECONDS: ['be a whole number from 1 to 600', '0', '601', 'ten'],
    PUBLIC_URL: [
      'be an address such as https://example.ua, without a path',
      'example.ua',
      'http:example.ua',
      'ftp://example.ua',
      'https://',
      'https://example.ua/site',
      'https://example.ua/?a',
      'https://u:p@example.ua',
    ],
    OFFICE_URL: ['be an address such as https://example.ua, without a path', 'office.example.ua', 'https://example.ua/office'],
    DATA_DIR: [''],
    DATABASE_URL: [
      'be an address that starts with postgres:// or postgresql://',
      'mysql://host/db',
      'host/db',
      'postgres:host',
      'postgres://host:port/db',
    ],
    API_URL: [
      'be an address such as https://example.ua, without a path',
      'api.example.ua',
      'https://api.example.ua/api',
      'https://k@api.example.ua',
    ],
    ACCESS_CODE: ['have at least 8 characters', 'abcdefg'],
    INVENTORY_URL: [
      'be an address that starts with http:// or https://, without a user and a password',
      'feed.xml',
      'file:///feed.xml',
      'https://user:secret@example.ua/feed.xml',
      'https://',
    ],
    INVENTORY_EVERY: ['be a whole number from 10 to 86400', '9', '86401', '5m'],
    RATES: ['be one of stored, nbu', 'NBU', 'toString'],
    TRUST_PROXY: [
      'be true, false, or addresses and networks such as 10.0.0.0/8, parted by commas',
      'yes',
      'TRUE',
      'constructor',
      '__proto__',
      '10.0.0.0/33',
      '10.0.0',
      'proxy.example.ua',
      '10.0.0.1,',
      '::1/129',
    ],
    COUNTRY_HEADER: ['be the name of a header, such as CF-IPCountry', 'CF IPCountry', 'x:y', '-'],
    TAG_MANAGER_ID: ['look like GTM-ABC123', 'UA-1234-5', 'gtm-abc123', 'GTM-'],
    TAG_MANAGER_URL: ['be an address such as https://example.ua, without a path', 'www.googletagmanager.com', 'https://example.ua/gtm.js'],
    BINOTEL_URL: [
      'be the address of a script, such as https://example.ua/script.js',
      'abc',
      '//widgets.binotel.com/a.js',
      'https://widgets.binotel.com/',
      "https://a.ua/'unsafe-inline';x.js",
      'javascript://a.ua/x',
    ],
    RINGOSTAT_URL: ['be the address of a script, such as https://example.ua/script.js', 'script.ringostat.com/v4/a.js'],
    TAG_HOSTS: [
      'be addresses such as https://example.ua or https://*.example.ua, parted by commas',
      '*',
      'https://*',
      'https://example.ua/path',
      'https://a.ua;script-src',
      "https://a.ua,'unsafe-inline'",
    ],
    MAP_STYLE_URL: [
      'be the address of a map style, such as https://example.ua/style.json',
      'style.json',
      'https://',
      'file:///style.json',
      "https://a.ua/';script-src *",
      'https://user@a.ua/style.json',
    ],
    MAP_GOOGLE_KEY: ['be a key without spaces', 'two words', 'abc'],
    READS_PER_MINUTE: ['be a whole number from 1 to 100000000', '0', '-5', '1e3', '100000001'],
    FORMS_PER_10_MINUTES: ['be a whole number from 1 to 100000000', '0', 'many'],
    SALESFORCE_INVENTORY: ['be true or false', 'yes'],
    SALESFORCE_EVERY: ['be a whole number from 5 to 3600', '4', '3601'],
    CAMERAS: [
      'be names with addresses of HLS playlists such as yard=https://cameras.example.ua/yard.m3u8, parted by commas; what speaks RTSP needs a service that makes HLS of it',
      'https://cameras.example.ua/yard.m3u8',
      'yard=rtsp://10.0.0.5/stream',
      'yard=https://u:p@cameras.example.ua/yard.m3u8',
      'yard=https://cameras.example.ua/',
      'Yard=https://c.ua/a.m3u8',
      'a=https://c.ua/a.m3u8,a=https://c.ua/b.m3u8',
      'a=https://c.ua/a.m3u8,',
      "a=https://c.ua/';script-src x/a.m3u8",
    ],
    HOLD_MINUTES: ['be a whole number from 1 to 1440', '0', '1.5'],
    REQUEST_HOURS: ['be a whole number from 1 to 720', '0', 'a day'],
    RESERVATION_HOURS: ['be a whole number from 1 to 8760', '0', '-72'],
    LINE_HOURS: ['be a whole number from 1 to 720', '0', '721'],
    HOLDS_PER_CLIENT: ['be a whole number from 1 to 100', '0', 'two'],
    HOLDS_OF_FLAT_A_DAY: ['be a whole number from 1 to 100000000', '0', 'two'],
    HOLDS_A_DAY: ['be a whole number from 1 to 100000000', '0', 'two'],
    HOLDS_OF_FLAT: ['be a whole number from 1 to 100000000', '0', 'two'],
    PAUSE_DAYS: ['be a whole number from 1 to 365', '0', 'two'],
    LINES_PER_PHONE: ['be a whole number from 1 to 100000000', '0', 'two'],
    FIRST_REFUSALS_OF_FLAT: ['be a whole number from 1 to 100', '0', 'two'],
    REQUESTS_A_DAY: ['be a whole number from 1 to 100000000', '0', 'two'],
    REQUEST_PAUSE_DAYS: ['be a whole number from 0 to 365', '-1', 'two'],
    REQUESTS_OF_FLAT: ['be a whole number from 1 to 100000000', '0', 'two'],
    DEPOSIT_UAH: ['be a whole number from 1 to 9000000', '0', '20 000'],
    DRAWINGS_PER_10_MINUTES: ['be a whole number from 1 to 100000000', '0', '-1', 'many'],
    CODES_PER_10_MINUTES: ['be a whole number from 1 to 100000000', '0', '-1', 'many'],
    CODES_PER_PHONE_AND_ADDRESS_A_DAY: ['be a whole number from 1 to 30000', '0', '40000'],
    CODES_PER_PHONE_A_DAY: ['be a whole number from 1 to 30000', '0', '40000'],
    CODES_PER_MINUTE: ['be a whole number from 1 to 100000000', '0'],
    S3_ENDPOINT: [
      'be an address such as https://example.ua, without a path',
      's3.example.ua',
      'https://s3.example.ua/bucket',
      's3://bucket',
    ],
    S3_BUCKET: [
      'be a bucket: 3 to 63 small Latin letters, digits and hyphens',
      'ab',
      'Files',
      'my.files',
      '-files',
      'files-',
      'a'.repeat(64),
    ],
    S3_REGION: ['be small Latin letters, digits and hyphens', 'EU West', 'eu_west'],
    S3_ACCESS_KEY_ID: ['be a key without spaces', 'two words'],
    S3_SECRET_ACCESS_KEY: ['be a key without spaces', 'two words', 'abc'],
    S3_PATH_STYLE: ['be true or false', 'yes', 'path'],
    S3_CACHE_MB: ['be a whole number from 16 to 1000000', '15', '1g'],
    CODE_RESEND_SECONDS: ['be a whole number from 0 to 3600', '-1', '1m', '3601'],
    CODE_COUNTRIES: ['be codes of countries such as UA, PL, parted by commas', 'ua', 'UKR', 'UA,', 'UA;PL'],
    LOGINS_PER_10_MINUTES: ['be a whole number from 1 to 100000000', '0'],
    OFFICE_PASSWORDS: ['be true or false', 'yes'],
    SECRET: ['have at least 32 characters', 'too short'],
    SMTP_URL: ['be an address that starts with smtp:// or smtps://', 'mail.example.ua', 'https://mail.example.ua', 'smtp://host:port'],
    MAIL_FROM: [
      'be an e-mail address, or a name and an address such as Obriy <hello@example.ua>',
      'Obriy',
      'hello@',
      'Obriy <hello>',
      'a@b.ua, c@d.ua',
      'Obriy <a@b.ua>\nBcc: c@d.ua',
    ],
    TURBOSMS_TOKEN: ['be a key without spaces', 'two words', 'ключ', 'abc'],
    TURBOSMS_SENDER: ['be at most 11 Latin letters and digits', 'Обрій', 'twelve-signs', 'a<b'],
    PLATA_TOKEN: ['be a key without spaces', 'two words'],
    DIIA_ACQUIRER_TOKEN: ['be a key without spaces', 'two words'],
    DIIA_AUTH_TOKEN: ['be a key without spaces', 'two words'],
    DIIA_BRANCH_ID: ['be a key without spaces', 'two words'],
    DIIA_SHARING_OFFER_ID: ['be a key without spaces', 'two words'],
    DIIA_SIGNING_OFFER_ID: ['be a key without spaces', 'two words'],
    DIIA_SEALS_URL: ['be an address such as https://example.ua, without a path', '127.0.0.1:9', 'http://127.0.0.1:9/seals'],
    DIIA_URL: ['be an address such as https://example.ua, without a path', 'https://example.ua/api'],
    LIQPAY_PUBLIC_KEY: ['be a key without spaces', 'two words'],
    LIQPAY_PRIVATE_KEY: ['be a key without spaces', 'two words'],
    SALESFORCE_URL: ['be an address such as https://example.ua, without a path', 'example.my.salesforce.com', 'https://a.ua/path'],
    SALESFORCE_CLIENT_ID: ['be a key without spaces', 'two words'],
    SALESFORCE_CLIENT_SECRET: ['be a key without spaces', 'two words'],
    LOG_LEVEL: ['be one of fatal, error, warn, info, debug, trace, silent', 'loud', 'INFO'],
    DEMO: ['be true or false', 'maybe', 'valueOf'],
  };
  const secrets = [
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
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ];
  const sentences = Object.entries(wrong).flatMap(([name, [must, ...values]]) =>
    values.map((value) => ({ name, value, sentence: `${name} must ${must}${secrets.includes(name) ? '' : `, not "${value}"`}.` })),
  );

  it.each(sentences)('refuses $name=$value in one sentence', ({ name, value, sentence }) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  it('refuses a country header that every client could write, in one sentence', () => {
    const sentence = 'COUNTRY_HEADER needs TRUST_PROXY: from anybody else that header could say anything.';
    expect(() => readConfig({ COUNTRY_HEADER: 'CF-IPCountry' })).toThrow(new ConfigError(sentence));
    expect(readConfig({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
      countryHeader: 'cf-ipcountry',
      proxies: [
        { address: '10.0.0.0', bits: 8 },
        { address: '::1', bits: 128 },
      ],
      tags: null,
    });
  });

  it.each([
    [{ SMTP_URL: 'smtp://127.0.0.1:1' }, 'MAIL_FROM must be set where SMTP_URL is.'],
    [{ MAIL_FROM: 'a@example.ua' }, 'SMTP_URL must be set where MAIL_FROM is.'],
    [{ TURBOSMS_TOKEN: 'secret-token' }, 'TURBOSMS_SENDER must be set where TURBOSMS_TOKEN is.'],
    [{ S3_ENDPOINT: 'https://s3.example.ua' }, 'S3_BUCKET must be set where S3_ENDPOINT is.'],
    [{ S3_SECRET_ACCESS_KEY: 'secret-key' }, 'S3_ENDPOINT must be set where S3_SECRET_ACCESS_KEY is.'],
    [{ TURBOSMS_SENDER: 'OBRIY' }, 'TURBOSMS_TOKEN must be set where TURBOSMS_SENDER is.'],
    [{ SALESFORCE_URL: 'https://example.my.salesforce.com' }, 'SALESFORCE_CLIENT_ID must be set where SALESFORCE_URL is.'],
    [{ SALESFORCE_CLIENT_SECRET: 'secret-key' }, 'SALESFORCE_URL must be set where SALESFORCE_CLIENT_SECRET is.'],
    [{ SALESFORCE_INVENTORY: 'true' }, 'SALESFORCE_URL must be set where SALESFORCE_INVENTORY is true.'],
    [
      {
        SALESFORCE_URL: 'https://example.my.salesforce.com',
        SALESFORCE_CLIENT_ID: 'some-key',
        SALESFORCE_CLIENT_SECRET: 'some-secret',
        SALESFORCE_INVENTORY: 'true',
        INVENTORY_URL: 'https://example.ua/feed.xml',
      },
      'INVENTORY_URL and SALESFORCE_INVENTORY exclude each other: flats come from one source.',
    ],
    [
      { MAP_STYLE_URL: 'https://example.ua/style.json', MAP_GOOGLE_KEY: 'some-key' },
      'MAP_STYLE_URL and MAP_GOOGLE_KEY exclude each other: a map has one ground.',
    ],
    [{ LIQPAY_PUBLIC_KEY: 'i123', PUBLIC_URL: 'https://example.ua' }, 'LIQPAY_PRIVATE_KEY must be set where LIQPAY_PUBLIC_KEY is.'],
    [{ LIQPAY_PRIVATE_KEY: 'secret-key' }, 'LIQPAY_PUBLIC_KEY must be set where LIQPAY_PRIVATE_KEY is.'],
    [{ DIIA_ACQUIRER_TOKEN: 'secret-token' }, 'DIIA_AUTH_TOKEN must be set where DIIA_ACQUIRER_TOKEN is.'],
    [{ DIIA_SEALS_URL: 'http://127.0.0.1:9' }, 'DIIA_ACQUIRER_TOKEN must be set where DIIA_SEALS_URL is.'],
    [{ PLATA_TOKEN: 'secret-token' }, 'PUBLIC_URL must be set where PLATA_TOKEN is.'],
    [{ LIQPAY_PUBLIC_KEY: 'i123', LIQPAY_PRIVATE_KEY: 'secret-key' }, 'PUBLIC_URL must be set where LIQPAY_PUBLIC_KEY is.'],
  ])('refuses half a configuration in one sentence: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });

  it.each([
    ['INVENTORY_URLL', 'INVENTORY_URL'],
    ['INVENTRY_URL', 'INVENTORY_URL'],
    ['DATABASE_UR1', 'DATABASE_URL'],
    ['STMP_URL', 'SMTP_URL'],
  ])('refuses %s, which is nearly %s', (name, setting) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(new ConfigError(`${name} is no setting: ${setting} is.`));
  });

  it('ignores variables that it does not know', () => {
    expect(readConfig({ HOME: '/root', PORTS: '1', URL_PUBLIC: 'x', DATA_DIRECTORY: 'x' }).port).toBe(readConfig({}).port);
  });

  it('gives pages the configured tags, and allows their hosts alone', () => {
    expect(readConfig({}).tags).toBeNull();
    expect(readConfig({ TAG_HOSTS: 'https://*.example.ua' }).tags, 'without a tag nothing is opened').toBeNull();
    const binotel = 'https://widgets.binotel.com/calltracking/widgets/abc.js';
    expect(readConfig({ TAG_MANAGER_ID: 'GTM-ABC123', BINOTEL_URL: binotel, TAG_HOSTS: 'https://*.google-analytics.com' }).tags).toEqual({
      tags: { tagManager: { id: 'GTM-ABC123', host: 'https://www.googletagmanager.com' }, binotel },
      hosts: ['https://www.googletagmanager.com', 'https://widgets.binotel.com', 'https://*.google-analytics.com'],
    });
  });

  it('gives pages the one configured map style', () => {
    expect(readConfig({}).maps).toBeNull();
    expect(readConfig({ MAP_STYLE_URL: 'https://example.ua/style.json?key=1' }).maps).toEqual({
      styleUrl: 'https://example.ua/style.json?key=1',
    });
    expect(readConfig({ MAP_GOOGLE_KEY: 'AIza-some-key' }).maps).toEqual({ googleKey: 'AIza-some-key' });
  });

  it('accepts addresses as people type them', () => {
    expect(readConfig({ PUBLIC_URL: ' https://Example.UA/ ', API_URL: 'http://127.0.0.1:3001' })).toMatchObject({
      publicUrl: 'https://example.ua',
      apiUrl: 'http://127.0.0.1:3001',
    });
    const inventory = 'https://example.ua/feed.xml?key=user@example.ua';
    expect(readConfig({ INVENTORY_URL: inventory, INVENTORY_EVERY: '60' }).inventory).toEqual({ url: inventory, everySeconds: 60 });
    expect(readConfig({ DATABASE_URL: 'postgres://user:p%40ss@host/db' }).databaseUrl).toBe('postgres://user:p%40ss@host/db');
  });
});
