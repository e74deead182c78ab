import type { Locale } from '../../../base/locale.ts';
import type { LetterText } from '../../../platform/mail/letter-frame.ts';
import type { FlatName } from '../../catalogue/catalogue.ts';
import { dealTexts } from './deal-texts.ts';
import { momentIn } from './message-formats.ts';
import type { WaitlistLetterTask } from './waitlist-letter-task.ts';
import { waitlistTexts } from './waitlist-texts.ts';

/** Title and paragraphs of an e-mail about a waitlist, in the client's language. */
export function waitlistLetterText(
  task: WaitlistLetterTask,
  { flat, locale }: { flat: FlatName; locale: Locale },
): Pick<LetterText, 'title' | 'paragraphs'> {
  const { passed, note, closed } = waitlistTexts[locale];
  const { turn } = dealTexts[locale];
  switch (task.about) {
    case 'turn':
      return {
        title: task.isReminder ? turn.reminder(flat) : turn.title(flat),
        paragraphs: [turn.text(momentIn(new Date(task.until), locale)), turn.after],
      };
    case 'turn-passed':
      return { title: passed.title(flat), paragraphs: [passed.text(task).join(' '), passed.place, passed.call] };
    case 'waitlist-note':
      return {
        title: note.title(flat),
        paragraphs: task.until ? [task.text, turn.text(momentIn(new Date(task.until), locale))] : [task.text],
      };
    case 'waitlist-closed':
      return { title: closed.title(flat), paragraphs: [closed.text(task.place), closed.after] };
  }
}
