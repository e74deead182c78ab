import { Icon } from '../../ui/pictures/icon.tsx';
import { useCompared } from '../data/stored/compared.ts';
import * as m from '../paraglide/messages.js';
import buttonStyles from './favourite-button.module.css';

type Props = { slug: string; name: string; withText?: boolean; className?: string };

/** Adds the flat to the tray at the bottom of the screen, or takes it out. */
export function CompareButton({ slug, name, withText = false, className }: Props) {
  const { has, toggle } = useCompared();
  const chosen = has(slug);
  return (
    <button
      type="button"
      className={className ? `${buttonStyles.button} ${className}` : buttonStyles.button}
      aria-pressed={chosen}
      aria-label={m.fav_compare_named({ name })}
      onClick={() => toggle(slug)}
    >
      <Icon name="compare" />
      {withText && <span>{chosen ? m.fav_compared() : m.fav_compare()}</span>}
    </button>
  );
}
