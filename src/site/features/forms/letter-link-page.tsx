import { Button } from '../../../ui/controls/button.tsx';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { FormPage } from './form-page.tsx';
import type { LetterLinkAnswer } from './take-letter-link.ts';

type Words = { title: string; text: string; button: string; done: { title: string; text: string } };

/**
 * Where a link of a letter leads. Programs that look for bad links open it too, so that looking changes nothing: the button does.
 * What the button did is told under the same address.
 */
export function LetterLinkPage({ token, answer, words }: { token: string; answer: LetterLinkAnswer | undefined; words: Words }) {
  const path = usePath();
  const home = <Button href={path()}>{m.forms_to_home()}</Button>;
  if (answer === 'done')
    return (
      <FormPage title={words.done.title} text={words.done.text}>
        {home}
      </FormPage>
    );
  if (answer === 'dead' || !token)
    return (
      <FormPage title={m.forms_link_title()} text={m.forms_link_text()}>
        {home}
      </FormPage>
    );
  return (
    <FormPage title={words.title} text={answer === 'failed' ? m.forms_failed() : words.text}>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{words.button}</Button>
      </form>
    </FormPage>
  );
}
