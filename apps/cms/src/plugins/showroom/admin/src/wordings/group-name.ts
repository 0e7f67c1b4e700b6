/** Where in the showroom the texts of a group are shown; the group's key if it has no name. */
export function groupName(group: string, sayIfKnown: (key: string) => string | undefined): string {
  return sayIfKnown(`wordings.group.${group}`) ?? group;
}
