interface UploadPlugin {
  contentTypes: { file: { schema: { attributes: Record<string, unknown> } } };
}

/**
 * Gives every file of the media library an alternative text in each language. The library's own is the default
 * language's: its form goes on editing that one ([0102](docs/decisions/0102-words-in-every-language.md)).
 */
export default (plugin: UploadPlugin): UploadPlugin => {
  plugin.contentTypes.file.schema.attributes['alternative_texts'] = { type: 'json' };
  return plugin;
};
