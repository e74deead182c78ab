import { Icon } from '../../ui/pictures/icon.tsx';
import { useFavourites } from '../data/stored/favourites.ts';
import * as m from '../paraglide/messages.js';
import styles from './favourite-button.module.css';

type Props = {
  slug: string;
  /** The subject of the button for screen readers: the flat's number or name. */
  name: string;
  /** Shows the words beside the heart. */
  withText?: boolean;
  className?: string;
};

export function FavouriteButton({ slug, name, withText = false, className }: Props) {
  const { has, toggle } = useFavourites();
  const isFavourite = has(slug);
  return (
    <button
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-pressed={isFavourite}
      aria-label={m.fav_save_named({ name })}
      onClick={() => toggle(slug)}
    >
      <Icon name={isFavourite ? 'heart-full' : 'heart'} />
      {withText && <span>{isFavourite ? m.fav_saved() : m.fav_save()}</span>}
    </button>
  );
}
