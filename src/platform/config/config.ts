import { resolve } from 'node:path';
import { z } from 'zod';
import { mapsOf } from './map-kinds.ts';
import { findMisspelt } from './misspelt.ts';
import { isPublicHost } from './public-host.ts';
import { rules } from './setting-rules.ts';
import { secrets, settings, type Values } from './settings.ts';
import { tagsOf } from './tag-kinds.ts';

/** A setting that cannot be used. Its message is one sentence for the operator and names the variable. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>;

const schema = z
  .object(
    Object.fromEntries(Object.entries(settings).map(([name, { initial, kind }]) => [name, initial === null ? z.nullable(kind) : kind])),
  )
  .superRefine((values, { addIssue }) => {
    for (const { isBroken, sentence } of rules) if (isBroken(values as Values)) addIssue(sentence);
  });

/** One sentence about the first invalid setting. */
function sentenceOf({ path, message }: z.core.$ZodIssue, given: Record<string, string | null>): string {
  const name = Object.keys(settings).find((one) => one === path[0]) as keyof typeof settings | undefined;
  if (name === undefined) return message;
  // A value that may hold a password or a key would otherwise end up in a log.
  const shown = secrets.has(name) ? '' : `, not "${given[name]}"`;
  return `${name} must ${settings[name].kind.description}${shown}.`;
}

function readValues(env: Env): Values {
  const misspelt = findMisspelt(Object.keys(env), Object.keys(settings));
  if (misspelt) throw new ConfigError(`${misspelt.name} is no setting: ${misspelt.setting} is.`);
  const given = Object.fromEntries(Object.entries(settings).map(([name, { initial }]) => [name, env[name]?.trim() || initial]));
  const { data, error } = schema.safeParse(given);
  const [wrong] = error?.issues ?? [];
  if (wrong) throw new ConfigError(sentenceOf(wrong, given));
  return data as Values;
}

/** Reads all settings; throws `ConfigError` for the first wrong one. An empty variable counts as unset. */
export function readConfig(env: Env = process.env) {
  const values = readValues(env);
  const has = (...names: (keyof Values)[]) => names.some((name) => values[name] !== null);
  const hasProvider = has('SMTP_URL', 'TURBOSMS_TOKEN', 'PLATA_TOKEN', 'LIQPAY_PUBLIC_KEY', 'DIIA_ACQUIRER_TOKEN', 'SALESFORCE_URL');
  const isPublic = values.PUBLIC_URL !== null && isPublicHost(values.PUBLIC_URL);
  const isHttps = values.PUBLIC_URL?.startsWith('https:') ?? false;
  const isReal = hasProvider || has('DATABASE_URL', 'INVENTORY_URL') || isPublic || isHttps;
  const isDemoAsked = Boolean(env.DEMO?.trim());
  const demo = isDemoAsked ? values.DEMO : !isReal;
  return {
    port: values.PORT,
    host: values.HOST,
    stopSeconds: values.STOP_SECONDS,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    officeUrl: values.OFFICE_URL ?? values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    bucket: bucketOf(values),
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
      countries: values.CODE_COUNTRIES,
    },
    officePasswords: values.OFFICE_PASSWORDS,
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
      waitlistHours: values.LINE_HOURS,
      holdsPerClient: values.HOLDS_PER_CLIENT,
      holdsOfFlatADay: values.HOLDS_OF_FLAT_A_DAY,
      holdsADay: values.HOLDS_A_DAY,
      holdsOfFlat: values.HOLDS_OF_FLAT,
      pauseDays: values.PAUSE_DAYS,
      waitlistsPerPhone: values.LINES_PER_PHONE,
      firstRefusals: values.FIRST_REFUSALS_OF_FLAT,
      requestsADay: values.REQUESTS_A_DAY,
      requestPauseDays: values.REQUEST_PAUSE_DAYS,
      requestsOfFlat: values.REQUESTS_OF_FLAT,
      depositMinor: values.DEPOSIT_UAH * 100,
    },
    logLevel: values.LOG_LEVEL,
    // The demo shows login codes and e-mails to every visitor: beside any real service it runs only where the configuration asks for it.
    demo,
    /**
     * Whether services without a configuration are simulated. Never on a public host: a visitor of the simulators reads the codes of all clients.
     */
    played: demo && !isPublic,
    /** Whether an answer may hold a login code, as long as the phone is simulated. */
    answersCodes: demo && !isPublic && !hasProvider,
    /** Whether each page says that it is a demo: beside anything real it is not to be taken for the developer's own site. */
    isDemoAnnounced: demo && isReal,
    demoWarning: demo && isReal ? demoWarning[isPublic ? 'public' : hasProvider ? 'beside' : 'alone'] : null,
  };
}

const demoWarning = {
  public:
    'Warning: DEMO=true shows a made-up developer under a public address, which each page says. No service is played there: without a gateway nobody gets a code.',
  beside:
    'Warning: DEMO=true shows the simulated services, with their codes, letters and payments, to everybody beside a real one. Each page says that it is a demo. Unset it before real people come.',
  alone:
    'Warning: DEMO=true shows login codes, letters and payments to everybody, and each page says so. Unset it before real people come.',
};

function bucketOf(values: Values) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const { S3_REGION: region, S3_PATH_STYLE: pathStyle, S3_CACHE_MB: cacheMegabytes } = values;
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle, cacheBytes: cacheMegabytes * 1024 * 1024 }
    : null;
}

function diiaOf(values: Values) {
  const { DIIA_ACQUIRER_TOKEN: acquirerToken, DIIA_AUTH_TOKEN: authToken, DIIA_BRANCH_ID: branchId } = values;
  const { DIIA_SHARING_OFFER_ID: sharingOfferId, DIIA_SIGNING_OFFER_ID: signingOfferId, DIIA_SEALS_URL: sealsAt } = values;
  return acquirerToken && authToken && branchId && sharingOfferId && signingOfferId && sealsAt
    ? { acquirerToken, authToken, branchId, sharingOfferId, signingOfferId, sealsAt, address: values.DIIA_URL }
    : null;
}
export type Config = ReturnType<typeof readConfig>;
