import { hasArgon2 } from '../secrets/password-hash.ts';
import type { settings, Values } from './settings.ts';

/** Settings that have no effect without another one. */
const together: [one: keyof typeof settings, needs: keyof typeof settings][] = [
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
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

type Rule = { isBroken: (values: Values) => boolean; sentence: string };

/** The rules between settings that are each valid. */
export const rules: Rule[] = [
  {
    isBroken: (values) => values.COUNTRY_HEADER !== null && values.TRUST_PROXY === 'none',
    sentence: 'COUNTRY_HEADER needs TRUST_PROXY: from anybody else that header could say anything.',
  },
  {
    isBroken: (values) => values.SALESFORCE_INVENTORY && values.SALESFORCE_URL === null,
    sentence: 'SALESFORCE_URL must be set where SALESFORCE_INVENTORY is true.',
  },
  {
    isBroken: (values) => values.SALESFORCE_INVENTORY && values.INVENTORY_URL !== null,
    sentence: 'INVENTORY_URL and SALESFORCE_INVENTORY exclude each other: flats come from one source.',
  },
  {
    isBroken: (values) => values.MAP_STYLE_URL !== null && values.MAP_GOOGLE_KEY !== null,
    sentence: 'MAP_STYLE_URL and MAP_GOOGLE_KEY exclude each other: a map has one ground.',
  },
  {
    isBroken: (values) => values.OFFICE_PASSWORDS && !hasArgon2,
    sentence: 'OFFICE_PASSWORDS needs Node 24.7 or later: an earlier one cannot hash passwords by Argon2.',
  },
  ...together.map(([one, needs]) => ({
    isBroken: (values: Values) => values[one] !== null && values[needs] === null,
    sentence: `${needs} must be set where ${one} is.`,
  })),
];
