/** Where in the showroom the texts of a group are seen; the group's own name where no words are known for it. */
export function groupName(group: string, sayIfKnown: (key: string) => string | undefined): string {
  return sayIfKnown(`wordings.group.${group}`) ?? group;
}
