import sharp from 'sharp';

/** How wide and high a picture's file is; null when it is no picture that can be read. */
export const measurePicture = (file: string): Promise<{ width: number; height: number } | null> =>
  sharp(file)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => null,
    );
