import { dayMs, minuteMs } from '../durations.ts';

/** Degrees of WGS 84. */
export type Place = { lat: number; lng: number };
/**
 * The position of the sun in degrees: `azimuth` clockwise from true north, `altitude` above the horizon, of its disc's middle, without
 * refraction.
 */
export type SunAt = { azimuth: number; altitude: number };

/** Noon of 1 January 2000, from which astronomers count. */
const epoch = Date.UTC(2000, 0, 1, 12);
const rad = Math.PI / 180;
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Declination in degrees and the equation of time in minutes, after the series of Meeus in which NOAA gives them; right to 0.01°. */
function sunOf(instant: number): { declination: number; equation: number } {
  const century = (instant - epoch) / dayMs / 36_525;
  const meanLongitude = turn(280.46646 + century * (36_000.76983 + century * 0.0003032));
  const anomaly = (357.52911 + century * (35_999.05029 - century * 0.0001537)) * rad;
  const eccentricity = 0.016708634 - century * (0.000042037 + century * 0.0000001267);
  const centre =
    Math.sin(anomaly) * (1.914602 - century * (0.004817 + century * 0.000014)) +
    Math.sin(2 * anomaly) * (0.019993 - century * 0.000101) +
    Math.sin(3 * anomaly) * 0.000289;
  const node = (125.04 - 1934.136 * century) * rad;
  const apparent = (meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(node)) * rad;
  const obliquity = (23.439291 - century * 0.0130042 + 0.00256 * Math.cos(node)) * rad;
  const y = Math.tan(obliquity / 2) ** 2;
  const mean = meanLongitude * rad;
  const equation =
    y * Math.sin(2 * mean) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * mean) -
    0.5 * y * y * Math.sin(4 * mean) -
    1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly);
  return { declination: Math.asin(Math.sin(obliquity) * Math.sin(apparent)) / rad, equation: (equation / rad) * 4 };
}

export function sunAt(instant: number, { lat, lng }: Place): SunAt {
  const { declination, equation } = sunOf(instant);
  const minutes = (((instant % dayMs) + dayMs) % dayMs) / minuteMs;
  const hour = ((minutes + equation + 4 * lng) / 4 - 180) * rad;
  const [latitude, tilt] = [lat * rad, declination * rad];
  const altitude = Math.asin(Math.sin(latitude) * Math.sin(tilt) + Math.cos(latitude) * Math.cos(tilt) * Math.cos(hour));
  const azimuth = Math.atan2(Math.sin(hour), Math.cos(hour) * Math.sin(latitude) - Math.tan(tilt) * Math.cos(latitude));
  return { azimuth: turn(azimuth / rad + 180), altitude: altitude / rad };
}

/** The sun's upper edge touches the horizon when its middle is this far below: half a disc, and the refraction of the air. */
const edge = -0.833;

/** Instants of sunrise, solar noon and sunset of the day that holds `noonish`; for places where the sun rises every day. */
export function sunDay(noonish: number, place: Place): { sunrise: number; noon: number; sunset: number } {
  const noon = noonFor(noonish, place);
  const crossing = (from: number, to: number): number => {
    let [night, light] = [from, to];
    while (Math.abs(light - night) > 1_000) {
      const middle = (night + light) / 2;
      if (sunAt(middle, place).altitude < edge) night = middle;
      else light = middle;
    }
    return light;
  };
  return { sunrise: crossing(noon - dayMs / 2, noon), noon, sunset: crossing(noon + dayMs / 2, noon) };
}

function noonFor(noonish: number, { lng }: Place): number {
  const midnight = Math.floor(noonish / dayMs) * dayMs;
  const guess = midnight + (720 - 4 * lng) * minuteMs;
  return guess - sunOf(guess).equation * minuteMs;
}

/**
 * A step of one metre towards the sun in the frame of a drawing, to the right, up on the drawing and into the air; `north` is degrees
 * clockwise from the drawing's up to true north.
 */
export function sunVector({ azimuth, altitude }: SunAt, north: number): [right: number, up: number, high: number] {
  const level = Math.cos(altitude * rad);
  const angle = (azimuth + north) * rad;
  return [Math.sin(angle) * level, Math.cos(angle) * level, Math.sin(altitude * rad)];
}
