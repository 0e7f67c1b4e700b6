/** Where in the showroom the texts of a group are seen; the group's own name where no words are known for it. */
export const groupName = (group: string, sayIfKnown: (key: string) => string | undefined): string =>
  sayIfKnown(`wordings.group.${group}`) ?? group;
