/** Texts of the help; `docs/editors.md` explains the same in more detail. ICU messages. */
export const en = {
  'help.title': 'Help',
  'help.subtitle': 'Your first world in seven steps, and what each page of the showroom is for.',
  'help.first': 'Your first world',
  'help.pages': 'The pages of the showroom',
  'help.picture': 'What it looks like: {title}',
  'help.step.picture.title': 'Upload your pictures',
  'help.step.picture.text':
    'Put the pictures of your places into the media library: 3,840 pixels wide behind a location, JPEG, PNG, WebP or AVIF. Give each an alternative text: one sentence that says what it shows.',
  'help.step.picture.link': 'Open the media library',
  'help.step.world.title': 'Make a world',
  'help.step.world.text':
    'A world is one showroom with an address of its own. Give it a name and a slug: it becomes the first part of the address. Save it as a draft.',
  'help.step.world.link': 'Make a world',
  'help.step.location.title': 'Make its first location',
  'help.step.location.text':
    'A location is a place where visitors stand and look around. Give it a title, a slug and its world, and add an image under Background. A world begins at its first location until you choose another one.',
  'help.step.location.link': 'Make a location',
  'help.step.hotspots.title': 'Place hotspots',
  'help.step.hotspots.text':
    'A hotspot is a mark on the picture that opens something: an article, a document, a film, or the way to another location. Open the location and add it under Hotspots; its position is counted in percent from the upper left corner.',
  'help.step.hotspots.link': 'Open the locations',
  'help.step.transition.title': 'Connect two locations',
  'help.step.transition.text':
    'A transition is the way from one location to another; its clip shows the walk. Choose where it starts and where it leads. For the opposite direction, make a second transition.',
  'help.step.transition.link': 'Make a transition',
  'help.step.doctor.title': 'Ask the doctor',
  'help.step.doctor.text':
    'The doctor lists what visitors would stumble over if everything were published now. Mend the errors first: what has one cannot be published.',
  'help.step.doctor.link': 'Open the doctor',
  'help.step.publish.title': 'Publish',
  'help.step.publish.text':
    'Publish the whole world at once. What has an error is left out and named. Visitors see it within two seconds. A draft is seen by nobody.',
  'help.step.publish.link': 'Open the worlds',
  'help.beside': 'Beside the form of an entry',
  'help.beside.preview':
    '«Open preview» puts the showroom beside the form, with what you have not saved yet: it follows while you type. Choose there in which language and on which screen you look, take the whole window for it, or open it in a tab of its own. It ends when you close it. «Share drafts» makes a link by which others see all drafts as they are saved, without an account; it ends at the time that you choose, and you can revoke it before.',
  'help.beside.placing':
    'Beside the form of a location you open its pictures over the whole window and drag the hotspots to their places, or move them with the arrow keys. Both pictures belong together until you move a hotspot on one of them alone. Nothing is kept before you save; saving carries the places into the other languages, unless you switch that off. If somebody else has saved the location meanwhile, both changes are put together, and you are asked where both of you changed the same.',
  'help.page.doctor':
    'Everything that visitors would stumble over, worst first. Open leads to the field that mends it. The score is 100 when nothing was found, and 90 at most as long as there is an error.',
  'help.page.map':
    'The graph of a world over its floor plan: place locations, draw transitions between them, and see which way is missing. What you do there is saved as drafts.',
  'help.page.media':
    'What becomes of your videos: which are being converted, which were refused, and why. Small files are still yours to make.',
  'help.page.translations':
    'What is missing, incomplete or outdated in which language. Choose a cell and translate side by side: the original on the left, your text on the right. Ctrl+Enter leads to the next missing text, Ctrl+S saves a draft. A translation is outdated when its original has been changed since; save it again, or press «Still right».',
  'help.page.worlds':
    'Copy a world with everything that leads to its places; pictures and films are shared. Publish all of it, take it back, or delete it with what belongs to it alone. You see what would happen before it does.',
  'help.page.brand':
    'Company name, browser icon, share picture and the look of all worlds. Pick colours and see at once what they look like; colours that do not stand out are not saved, and the nearest one that does is one click away.',
  'help.page.transfer':
    'Take a world out as one file, to keep a copy or to move it, and bring a world file or a tour of another viewer in. A file is checked first: you see what is new and what would be replaced, and nothing changes until you confirm. Only administrators see this page, and those whom they allow it.',
  'help.page.activity':
    'Who made, changed, published or deleted what, and when. What stood in the fields is not remembered.',
};
