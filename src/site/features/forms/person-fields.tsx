import { leadLimits } from '../../../contract/leads/lead-limits.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import * as m from '../../paraglide/messages.js';
import type { FieldState } from './lead-form.tsx';

export const NameField = (state: FieldState) => (
  <TextField label={m.forms_name()} name="name" autoComplete="given-name" maxLength={leadLimits.nameLongest} required {...state} />
);

export const SurnameField = (state: FieldState) => (
  <TextField label={m.forms_surname()} name="surname" autoComplete="family-name" maxLength={leadLimits.nameLongest} required {...state} />
);

export const PhoneField = (state: FieldState) => (
  <TextField
    label={m.forms_phone()}
    name="phone"
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    placeholder="+380"
    maxLength={leadLimits.phoneLongest}
    required
    {...state}
  />
);

export const EmailField = (state: FieldState) => (
  <TextField
    label={m.forms_email()}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="email"
    maxLength={leadLimits.emailLongest}
    required
    {...state}
  />
);

export const MessageField = ({ label, ...state }: FieldState & { label: string }) => (
  <TextField label={label} name="message" rows={2} maxLength={leadLimits.messageLongest} {...state} />
);
