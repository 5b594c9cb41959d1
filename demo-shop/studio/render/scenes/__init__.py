"""Pictures for the storefront's pages: several pairs, or one, in a place."""
from .bench import bench
from .collection import collection
from .dark import dark
from .shore import shore
from .window import window

SCENES = {'collection': collection, 'shore': shore, 'window': window, 'bench': bench, 'dark': dark}
