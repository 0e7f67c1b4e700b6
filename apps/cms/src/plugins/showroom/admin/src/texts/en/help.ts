/** Texts of the help; `docs/editors.md` explains the same in more detail. ICU messages. */
export const en = {
  'help.title': 'Help',
  'help.subtitle': 'Your first world in seven steps, and what each page of the showroom is for.',
  'help.first': 'Your first world',
  'help.pages': 'The pages of the showroom',
  'help.picture': 'What it looks like: {title}',
  'help.step.world.title': 'Create a world',
  'help.step.world.text':
    'A world is one showroom with its own address. On the world map press “Create a world” and give it a name: its address is made from that. The map of the new world opens, empty.',
  'help.step.world.link': 'Open the world map',
  'help.step.pictures.title': 'Drop your pictures on the map',
  'help.step.pictures.text':
    'Each picture becomes a location with the name of its file: “01_entrance_4x3.jpg” and “01_entrance_16x9.jpg” become one location, “Entrance”. Use JPEG, PNG, WebP or AVIF, 3,840 pixels wide. You see what becomes of the files before anything is created. Visitors begin at the first location.',
  'help.step.pictures.link': 'Open the world map',
  'help.step.transitions.title': 'Draw what leads where',
  'help.step.transitions.text':
    'Drag from the edge of a location to the next one. A line is two transitions, one in each direction; choose it to add the clips that show the walk. Clips that you drop on the map find their transitions by their names.',
  'help.step.transitions.link': 'Open the world map',
  'help.step.arrows.title': 'Add the arrows',
  'help.step.arrows.text':
    '“Arrows in the pictures” adds an arrow for each transition that has no hotspot yet: one on the floor for each location ahead, and one that leads back. Without them, visitors have nothing to tap.',
  'help.step.arrows.link': 'Open the world map',
  'help.step.hotspots.title': 'Place the hotspots',
  'help.step.hotspots.text':
    'A hotspot opens an article, a document, a film, or another location. Open a location in its form and press “Place on the picture”: click where visitors tap, choose what opens, and drag it into position. Drag the arrows to where they lead.',
  'help.step.hotspots.link': 'Open the locations',
  'help.step.doctor.title': 'Ask the doctor',
  'help.step.doctor.text':
    'The doctor lists the problems that visitors would meet if everything were published now. Fix the errors first: an entry with an error cannot be published.',
  'help.step.doctor.link': 'Open the doctor',
  'help.step.publish.title': 'Publish',
  'help.step.publish.text':
    'Publish the whole world at once. What has an error is left out and named. Visitors see it within two seconds. No visitor sees a draft.',
  'help.step.publish.link': 'Open the worlds',
  'help.beside': 'Beside the form of an entry',
  'help.beside.preview':
    '“Open preview” puts the showroom beside the form, including what you have not saved yet: it follows while you type. Choose the language and the screen, use the whole window, or open it in a new tab. It ends when you close it. “Share drafts” creates a link that shows others all drafts as they are saved, without an account; it ends at the time that you choose, and you can revoke it earlier.',
  'help.beside.placing':
    'Beside the form of a location you can open its pictures over the whole window and drag the hotspots to their positions, or move them with the arrow keys. A hotspot has one position for both pictures until you move it on one of them alone. Nothing is kept until you save; saving copies the positions into the other languages, unless you switch that off. If someone else has saved the location in the meantime, both changes are merged, and you are asked where both of you changed the same thing.',
  'help.page.doctor':
    'All problems that visitors would meet, worst first. Open leads to the field that fixes it. The score is 100 if nothing was found, and 90 at most as long as there is an error.',
  'help.page.map':
    'The graph of a world over its floor plan: place locations, draw transitions between them, and see which transition is missing. What you do there is saved as drafts.',
  'help.page.media':
    'The state of your videos: which are being converted, which were refused, and why. You still have to keep the files small.',
  'help.page.translations':
    'What is missing, incomplete or outdated in which language. Choose a cell and translate side by side: the original on the left, your text on the right. Ctrl+Enter leads to the next missing text, Ctrl+S saves a draft. A translation is outdated if its original has changed since; save it again, or press “Still right”.',
  'help.page.tables':
    'Take articles, hotspots with their targets, or translations out as a table, change many of them at once in Excel, and bring the table back. You see every change first; wrong lines are named and left out, and everything is written as a draft.',
  'help.page.worlds':
    'Copy a world with everything that leads to its locations; pictures and films are shared. Publish all of it, unpublish it, or delete it with what belongs to it alone. You see what will happen before it does.',
  'help.page.releases':
    'Plan what goes live together and when: entries, whole worlds, and what is unpublished. Before its time you see what would hold it back; if anything does, nothing of it goes live, and this page says why.',
  'help.page.reviews':
    'Drafts that someone asks to have reviewed who may not publish them. See what has changed since the entry was published, publish it, or send it back with a note. What was saved after you looked is not published.',
  'help.page.brand':
    'Company name, browser icon, share picture and the look of all worlds. Pick colours and see at once what they look like; colours that do not stand out are not saved, and the nearest one that does is one click away.',
  'help.page.files':
    'What is in the media library, and which entries show each file: in their fields, and in their texts. A file that is used nowhere can be deleted in the media library.',
  'help.page.bin':
    'What was deleted: who did, when, and from which world. See what an entry held, and restore it, or all that was deleted with it, as drafts. It is kept as long as versions are.',
  'help.page.transfer':
    'Export a world as one file, to keep a copy or to move it, and import a world file or a tour made for another viewer. A file is checked first: you see what is new and what would be replaced, and nothing changes until you confirm. Only administrators see this page, and the people to whom they give access.',
  'help.page.comments':
    'What people write who have a link to drafts, the newest first: open a comment’s page in the preview or its form, answer it, and mark it as settled. Everyone with that link reads the answer.',
  'help.page.activity':
    'Who created, changed, published or deleted what, and when. The contents of the fields are not recorded.',
  'help.page.access':
    'Which worlds each account may change. An agency that works at one hall then changes nothing of the others, whichever page it uses; it still reads them.',
};
