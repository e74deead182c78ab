import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeAnswerOf } from '../../contract/office/office-client.ts';
import { ask } from './ask.ts';

export type FoundFlat = OfficeAnswerOf<'GET /office/api/flats'>['flats'][number];

/** Flats by their typed number, and one of them: the chosen one, or the first. `fits` leaves others out. */
export function useFlatsByNumber(fits: (flat: FoundFlat) => boolean = () => true) {
  const [number, setNumber] = useState('');
  const [chosen, choose] = useState<number | null>(null);
  const { data } = useQuery({
    queryKey: ['flats', number.trim()],
    queryFn: ({ signal }) => ask('GET /office/api/flats', { query: { number: number.trim() }, signal }),
    enabled: number.trim() !== '',
  });
  const flats = (data?.flats ?? []).filter(fits);
  const flat = flats.find(({ id }) => id === chosen) ?? flats[0] ?? null;
  return { number, setNumber, flats, flat, choose, isNone: data !== undefined && flats.length === 0 };
}
