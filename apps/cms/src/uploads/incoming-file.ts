/** A file to be uploaded, as formidable and our importers pass it to Strapi. */
export interface IncomingFile {
  readonly filepath?: string;
  readonly originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
}
