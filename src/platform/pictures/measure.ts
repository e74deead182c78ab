import sharp from 'sharp';

/** The width and height of a picture in its upright position; null when it is no readable picture. */
export const measurePicture = (file: string): Promise<{ width: number; height: number } | null> =>
  sharp(file)
    .metadata()
    .then(
      ({ autoOrient: { width, height } }) => ({ width, height }),
      () => null,
    );
