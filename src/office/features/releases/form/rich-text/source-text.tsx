import { TextField } from '../../../../../ui/controls/field.tsx';

export type TextProps = {
  label: string;
  name: string;
  value: string;
  /** The language of the text, for the spelling and the voice. */
  lang: string | undefined;
  error: string | undefined;
  isLocked: boolean;
  /** Whether the text was asked for, and takes the focus. */
  isFocused: boolean;
  onChange: (markup: string) => void;
};

/** A text with its tags, as it is stored. */
export function SourceText({ label, name, value, error, hint, onChange }: TextProps & { hint: string }) {
  return (
    <TextField
      label={label}
      name={name}
      value={value}
      {...(error === undefined ? { hint } : { error })}
      rows={Math.min(18, Math.ceil(value.length / 34) + 2)}
      onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
    />
  );
}
