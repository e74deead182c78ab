import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { useCurrency } from '../../data/stored/currency.ts';
import { LanguageSwitch, languageNames } from '../../format/language/language-switch.tsx';
import { CurrencySwitch, currencySigns } from '../../format/price/currency-switch.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './locale-choice.module.css';

/** The language and the currency in one dropdown; a click beside it, Escape, or leaving it by keyboard closes it. */
export function LocaleChoice() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const language = languageNames[useLocale()];
  const sign = currencySigns[useCurrency()];

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Otherwise the menu around it would close as well.
    event.preventDefault();
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its controls say
    <div
      ref={box}
      className={styles.choice}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => relatedTarget && !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-label={m.shell_locale_choice({ language, currency: sign })}
        onClick={() => setOpen(!open)}
      >
        {language}
        <span>{sign}</span>
        <Icon name="chevron" size={20} className={styles.chevron} />
      </button>
      <div className={classNames(typography.caption, styles.panel)} hidden={!open}>
        <span>{m.shell_language()}</span>
        <LanguageSwitch />
        <span>{m.flat_currency()}</span>
        <CurrencySwitch />
      </div>
    </div>
  );
}
