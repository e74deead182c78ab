import { Button } from '../../../ui/controls/button.tsx';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import type { EmailLinkAnswer } from './confirm-email-link.ts';
import { FormPage } from './form-page.tsx';

type Texts = { title: string; text: string; button: string; done: { title: string; text: string } };

/**
 * The page of a link of an e-mail. Programs that look for bad links open it too, so that opening changes nothing: the button does.
 * The result of the button is shown under the same address.
 */
export function EmailLinkPage({ token, answer, texts }: { token: string; answer: EmailLinkAnswer | undefined; texts: Texts }) {
  const path = usePath();
  const home = <Button href={path()}>{m.forms_to_home()}</Button>;
  if (answer === 'done')
    return (
      <FormPage title={texts.done.title} text={texts.done.text}>
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
    <FormPage title={texts.title} text={answer === 'failed' ? m.forms_failed() : texts.text}>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{texts.button}</Button>
      </form>
    </FormPage>
  );
}
