import type { Office } from '../../../contract/offices.ts';

type Place = Pick<Office, 'lat' | 'lng' | 'name'>;

/** The place in OpenStreetMap, which also is where the map button leads without JavaScript. */
export const openStreetMap = ({ lat, lng }: Place) => `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

/** The same place in the applications that people have. */
export const mapLinks = (place: Place) => [
  { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${place.lat}%2C${place.lng}` },
  { name: 'Apple Maps', href: `https://maps.apple.com/?ll=${place.lat},${place.lng}&q=${encodeURIComponent(place.name)}` },
  { name: 'OpenStreetMap', href: openStreetMap(place) },
];
