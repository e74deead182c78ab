import sharp from 'sharp';

/** How wide and high a picture's file is as it is looked at; null when it is no picture that can be read. */
export const measurePicture = (file: string): Promise<{ width: number; height: number } | null> =>
  sharp(file)
    .metadata()
    .then(
      ({ autoOrient: { width, height } }) => ({ width, height }),
      () => null,
    );
