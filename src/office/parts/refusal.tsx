import typography from '../../ui/text/typography.module.css';

/** What was refused, read out as soon as it stands there. The paragraph is always there: an alert that comes with its text is not read by all. */
export function Refusal({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className={typography.failure}>
      {text}
    </p>
  );
}
