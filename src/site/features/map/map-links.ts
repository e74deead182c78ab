type Point = { lat: number; lng: number };

/** The place in OpenStreetMap, which also is where the map button leads without JavaScript. */
export const openStreetMap = ({ lat, lng }: Point) => `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

/** The same place in the applications that people have. */
export const mapLinks = (place: Point & { name: string }) => [
  { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${place.lat}%2C${place.lng}` },
  { name: 'Apple Maps', href: `https://maps.apple.com/?ll=${place.lat},${place.lng}&q=${encodeURIComponent(place.name)}` },
  { name: 'OpenStreetMap', href: openStreetMap(place) },
];
