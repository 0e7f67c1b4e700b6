interface UsersPermissionsPlugin {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/** Gives every visitor account the `scope` that locations with restricted access ask for. */
export default (plugin: UsersPermissionsPlugin): UsersPermissionsPlugin => {
  plugin.contentTypes.user.schema.attributes['scope'] = { type: 'string' };
  return plugin;
};
