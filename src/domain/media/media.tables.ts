import type { Generated } from 'kysely';

export type MediaTables = {
  /** The file behind a picture of the contents that the office has brought; what is said of the picture stands in its row there. */
  media: {
    /** The name of the picture. */
    name: string;
    sha256: string;
    bytes: number;
    width: number;
    height: number;
    /** As the person's device named it. */
    file_name: string;
    /** The files that were made of it and of what was there before. */
    files: string[];
    made_by: string;
    made_at: Date;
  };
  /** A file that arrives in parts. */
  media_upload: {
    id: Generated<string>;
    file_name: string;
    bytes: number;
    /** The name of the picture whose file it replaces. */
    replaces: string | null;
    /** The name of the picture that it has become. */
    picture: string | null;
    made_by: string;
    made_at: Date;
  };
};
